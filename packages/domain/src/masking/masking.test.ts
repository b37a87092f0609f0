import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccountId, maskPhone } from './index.ts';

describe('maskPhone', () => {
  it.each([
    ['+639171234567', '63', '+63 ••• 567'],
    ['+12025550123', '1', '+1 ••• 123'],
    ['+639171234567', '', '••• 567'],
    ['+639171234567', '49', '••• 567'],
    ['0917 123 4567', '63', '••• 567'],
  ])('%s of +%s → %s', (phone, callingCode, expected) => {
    expect(maskPhone(phone, callingCode)).toBe(expected);
  });
});

describe('maskAccountId', () => {
  it.each([
    ['junior7', 'ju***7'],
    ['demo', 'de***o'],
    ['abc', 'a***'],
    ['a', 'a***'],
    ['', '***'],
    ['a23456789012345678901234567890', 'a2***0'],
  ])('%s → %s', (accountId, expected) => {
    expect(maskAccountId(accountId)).toBe(expected);
  });

  it('never shows the whole id nor its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z0-9]{0,30}$/), (accountId) => {
        const masked = maskAccountId(accountId);
        expect(masked.length).toBeLessThanOrEqual(6);
        expect(masked.replace('***', '').length).toBeLessThan(Math.max(2, accountId.length));
      }),
    );
  });
});
