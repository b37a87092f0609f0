import { describe, expect, it } from 'vitest';
import {
  betsOf,
  chipsOf,
  doubled,
  emptyLayout,
  isSame,
  keyOf,
  layoutOf,
  layoutProblem,
  stakeOf,
  without,
  withChips,
} from './layout.ts';

const limits = { min: '10.00', max: '100.00', currency: 'PHP' } as const;
const red = { kind: 'red' };
const split = { kind: 'split', numbers: [1, 2] };
const row = (kind: string, max: string) => ({
  ...{ kind, params: {}, multiplier: '2.00', rtp: '0.97', exact: null },
  ...{ min: '10.00', max },
});

describe('a layout', () => {
  it('gathers chips on a bet, whatever the order of its fields', () => {
    const one = withChips(emptyLayout, [{ params: split, chips: 1 }], 1000n);
    const two = withChips(one, [{ params: { numbers: [1, 2], kind: 'split' }, chips: 2 }], 500n);
    expect(betsOf(two, 'PHP')).toEqual([
      { params: { numbers: [1, 2], kind: 'split' }, stake: '20.00' },
    ]);
    expect(keyOf({ kind: 'cards', from: 6 })).toBe(keyOf({ from: 6, kind: 'cards' }));
    expect(stakeOf(one)).toBe(1000n);
  });

  it('doubles, loses a bet, and is the same as it comes back from a ticket', () => {
    const laid = withChips(
      emptyLayout,
      [
        { params: red, chips: 1 },
        { params: split, chips: 1 },
      ],
      1000n,
    );
    expect(stakeOf(doubled(laid))).toBe(4000n);
    expect([...without(laid, red).values()]).toEqual([{ params: split, stakeMinor: 1000n }]);
    expect(isSame(layoutOf(betsOf(laid, 'PHP'), 'PHP'), laid)).toBe(true);
    expect(isSame(laid, doubled(laid))).toBe(false);
    expect(isSame(laid, without(laid, red))).toBe(false);
  });

  it.each([
    [5n, 'stakeTooLow', '10.00'],
    [51n, 'stakeTooHigh', '50.00'],
  ])('names the amount that would be taken in place of %s', (units, code, detail) => {
    const laid = withChips(emptyLayout, [{ params: red, chips: 1 }], units * 100n);
    expect(layoutProblem(laid, limits, [row('red', '50.00')])).toEqual({ code, detail, paths: [] });
  });

  it('stays within what a table takes in all', () => {
    const laid = withChips(
      emptyLayout,
      [
        { params: red, chips: 1 },
        { params: split, chips: 1 },
      ],
      5_100n,
    );
    expect(layoutProblem(laid, limits, [])).toMatchObject({
      code: 'stakeTooHigh',
      detail: '100.00',
    });
    const less = withChips(
      emptyLayout,
      [
        { params: red, chips: 1 },
        { params: split, chips: 1 },
      ],
      5_000n,
    );
    expect(layoutProblem(less, limits, [])).toBeNull();
    const many = Array.from({ length: 61 }, (_, index) => ({
      params: { kind: `${index}` },
      chips: 1,
    }));
    expect(layoutProblem(withChips(emptyLayout, many, 1000n), limits, [])).toMatchObject({
      code: 'tooManyBets',
    });
  });

  it('has chips from the least stake of a table to its most', () => {
    expect(chipsOf(limits)).toEqual([1000n, 2000n, 5000n]);
  });
});
