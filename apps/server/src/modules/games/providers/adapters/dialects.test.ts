import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { providerErrors } from '@pavilion/contracts/provider';
import { amountOfMicro, microOfAmount } from './hub88-amounts.ts';
import { hub88Statuses } from './hub88-statuses.ts';
import { pragmaticCodes } from './pragmatic-codes.ts';
import { isPragmaticHash, pragmaticHash } from './pragmatic-hash.ts';
import { trimDecimals, wireNumber, writeAnswer } from './wire-number.ts';

describe('micro-units', () => {
  it.each([
    [0, '0'],
    [1, '0.00001'],
    [100_000, '1'],
    [1_250_000, '12.5'],
    [10_001_000, '100.01'],
  ])('%s is %s', (micro, amount) => {
    expect(amountOfMicro(micro)).toBe(amount);
    expect(microOfAmount(amount)).toBe(String(micro));
  });

  it('what is finer than the wire is not told', () => {
    expect(microOfAmount('0.00000999')).toBe('0');
    expect(microOfAmount('7.12345999')).toBe('712345');
  });

  it('goes there and back for every number of the wire', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (micro) => {
        expect(microOfAmount(amountOfMicro(micro))).toBe(String(micro));
      }),
    );
  });
});

describe('an answer on the wire', () => {
  it('has amounts as numbers, digit by digit, and texts as texts', () => {
    const cash = wireNumber('90071992547409931.25');
    expect(writeAnswer({ cash, user: '12.50' })).toBe(
      '{"cash":90071992547409931.25,"user":"12.50"}',
    );
  });

  it.each([
    ['12.50', '12.5'],
    ['7.00', '7'],
    ['700', '700'],
    ['0.0', '0'],
    ['-1.50', '-1.5'],
  ])('%s is %s', (sent, read) => expect(trimDecimals(sent)).toBe(read));
});

describe('the hash of a form', () => {
  const form = () =>
    new URLSearchParams({ userId: 'p 1', amount: '1.5', bonusCode: '', hash: 'x' });

  it('is over the sorted fields that are not empty, as they are and not as they are sent', () => {
    const expected = createHash('md5').update('amount=1.5&userId=p 1secret').digest('hex');
    expect(pragmaticHash(form(), 'secret')).toBe(expected);
  });

  it('fits no other secret, no other field and no other length', () => {
    const signed = form();
    signed.set('hash', pragmaticHash(signed, 'secret'));
    expect(isPragmaticHash(signed, 'secret')).toBe(true);
    expect(isPragmaticHash(signed, 'secreT')).toBe(false);
    signed.set('amount', '1.6');
    expect(isPragmaticHash(signed, 'secret')).toBe(false);
    signed.set('hash', 'abc');
    expect(isPragmaticHash(signed, 'secret')).toBe(false);
  });
});

describe('refusals', () => {
  it('what may be tried again is told so, and nothing final is', () => {
    for (const code of Object.keys(providerErrors) as (keyof typeof providerErrors)[]) {
      const isAgain = providerErrors[code].retry === 'same-request';
      if (isAgain) expect([code, hub88Statuses[code]]).toEqual([code, 'RS_ERROR_UNKNOWN']);
      if (isAgain || pragmaticCodes[code] === 100)
        expect([code, providerErrors[code].retry]).not.toEqual([code, 'never']);
      expect(pragmaticCodes[code]).not.toBe(0);
    }
  });
});
