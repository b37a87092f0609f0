import { parseAmount } from '@pavilion/domain/money';
import { describe, expect, it } from 'vitest';
import { amountMaxLength, amountText, hasForeignSigns } from './amount-text.ts';

describe('a typed amount', () => {
  it.each([
    ['1250', '1250'],
    [' 12,50 ', '12.50'],
    ['12.50', '12.50'],
    // Never made right by leaving signs out.
    ['1,5x', '1.5x'],
    ['-5', '-5'],
  ])('"%s" is sent as "%s"', (typed, sent) => {
    expect(amountText(typed)).toBe(sent);
  });

  it.each(['1,5x', 'abc', '1e3', '١٢', '-5', '1 000', '₱50', '+5'])(
    '"%s" is refused at once',
    (typed) => {
      expect(hasForeignSigns(typed)).toBe(true);
      expect(parseAmount(amountText(typed), 'USD')).toBeNull();
    },
  );

  it.each(['', '1', '1,', '1.5', ' 20 '])('"%s" may still become one', (typed) => {
    expect(hasForeignSigns(typed)).toBe(false);
  });

  it.each([
    ['1,500', null],
    ['12,500', null],
    ['0,125', 125_000n],
    ['1,5', 1_500_000n],
  ] as const)(
    '"%s" is %s millionths: a comma before three digits may part thousands',
    (typed, minor) => {
      expect(parseAmount(amountText(typed), 'USDT')).toBe(minor);
    },
  );

  it('that is cut off by the field is no amount', () => {
    for (const long of ['9'.repeat(60), `1.${'0'.repeat(60)}`]) {
      expect(parseAmount(long.slice(0, amountMaxLength), 'USD')).toBeNull();
    }
  });
});
