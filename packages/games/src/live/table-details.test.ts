import { describe, expect, it } from 'vitest';
import { multiplierText, numbersFrom } from '../engine/index.ts';
import { drawing, problemsOf } from '../testing/streams.ts';
import { andarBahar } from './andar-bahar/andar-bahar.game.ts';
import { dragonTiger, dragonTigerKinds } from './dragon-tiger/dragon-tiger.game.ts';
import { fortuneWheel } from './fortune-wheel/fortune-wheel.game.ts';
import { kenoMinute } from './keno-minute/keno-minute.game.ts';
import { sumWays } from './keno-minute/sum-ways.ts';

describe('dragon tiger', () => {
  const deal = (dragon: number, tiger: number) =>
    dragonTiger.outcomeOf(drawing([416, dragon], [415, tiger - 1]));

  it.each([
    [8, 50, 'dragon', '2.00 0.00 0.00 0.00', 'D'],
    [0, 48, 'dragon', '2.00 0.00 0.00 0.00', 'D'],
    [44, 47, 'tie', '0.50 0.50 12.00 0.00', '='],
    [0, 52, 'tie', '0.50 0.50 12.00 51.00', '='],
    [0, 4, 'tiger', '0.00 2.00 0.00 0.00', 'T'],
  ] as const)('%i against %i: %s', (dragon, tiger, winner, pays, mark) => {
    const outcome = deal(dragon, tiger);
    expect(outcome.winner).toBe(winner);
    const paid = dragonTigerKinds.map((kind) => dragonTiger.multiplierE4({ kind }, outcome));
    expect(paid.map(multiplierText).join(' ')).toBe(pays);
    expect(dragonTiger.roadMark(outcome)).toBe(mark);
  });
});

describe('andar bahar', () => {
  const counted = (count: number) => ({
    joker: 0,
    cards: [],
    count,
    winner: count % 2 === 1 ? ('andar' as const) : ('bahar' as const),
  });
  const froms = [1, 6, 11, 16, 26, 31, 36, 41];

  it('pays exactly one of the bets on how many cards, whatever came', () => {
    for (const count of numbersFrom(1, 49)) {
      const paid = froms.filter(
        (from) => andarBahar.multiplierE4({ kind: 'cards', from }, counted(count)) > 0n,
      );
      expect(paid).toEqual([froms.findLast((from) => from <= count)]);
    }
  });

  it('marks side and count on the road', () => {
    expect([counted(7), counted(12)].map(andarBahar.roadMark)).toEqual(['A7', 'B12']);
    expect(andarBahar.dealingMs(counted(4))).toBe(5_000);
    expect(problemsOf(andarBahar.parseBet({ kind: 'cards', from: 2 }))).toEqual([
      'from invalidChoice',
    ]);
  });
});

describe('the fortune wheel', () => {
  const spin = (...segments: number[]) =>
    fortuneWheel.outcomeOf(drawing(...segments.map((segment) => [54, segment] as const)));

  it.each([
    [[27], 1, 48, '48'],
    [[53], 1, 0, '0'],
    [[18, 0], 2, 2, 'x2·2'],
    [[39, 39, 39, 27], 27, 48, 'x3·x3·x3·48'],
    [[18, 39, 39, 18], 18, 0, 'x2·x3·x3·x2'],
  ])('%j: ×%i, %i', (segments, multiplier, result, mark) => {
    const outcome = spin(...segments);
    expect(outcome).toEqual({ spins: segments, multiplier, result });
    expect(fortuneWheel.roadMark(outcome)).toBe(mark);
    expect(fortuneWheel.dealingMs(outcome)).toBe(8_000 * segments.length);
  });

  it('pays value times multiplier, 1,296 at most', () => {
    const most = spin(39, 39, 39, 27);
    expect(fortuneWheel.multiplierE4({ kind: 'segment', value: 48 }, most)).toBe(12_960_000n);
    expect(fortuneWheel.multiplierE4({ kind: 'segment', value: 24 }, most)).toBe(0n);
  });
});

describe('keno every minute', () => {
  const summed = (sum: number) => ({ drawn: numbersFrom(1, 20), sum });

  it.each([
    ['big', 811, '1.95'],
    ['big', 810, '1.00'],
    ['small', 810, '1.00'],
    ['small', 809, '1.95'],
    ['small', 811, '0.00'],
    ['odd', 811, '1.95'],
    ['even', 810, '1.95'],
    ['odd', 810, '0.00'],
  ] as const)('%s on %i pays %s', (side, sum, text) => {
    expect(multiplierText(kenoMinute.multiplierE4({ kind: 'sum', side }, summed(sum)))).toBe(text);
  });

  it('pays picks by their hits', () => {
    const pay = (picks: number[]) => kenoMinute.multiplierE4({ kind: 'picks', picks }, summed(210));
    expect(pay(numbersFrom(1, 10))).toBe(100_000_000n);
    expect(pay(numbersFrom(60, 10))).toBe(30_000n);
    expect(pay([1, 2, 3, 70])).toBe(60_000n);
  });

  it('counts the ways of sums', () => {
    // 1+2 3, 1+3 4, 1+4 and 2+3 5, 2+4 6, 3+4 7.
    expect(sumWays(4, 2)).toEqual([0n, 0n, 0n, 1n, 1n, 2n, 1n, 1n]);
  });

  it.each([
    [{ kind: 'picks', picks: [] }, 'picks belowMinimum'],
    [{ kind: 'picks', picks: [81] }, 'picks aboveMaximum'],
    [{ kind: 'picks', picks: numbersFrom(1, 11) }, 'picks aboveMaximum'],
    [{ kind: 'picks', picks: [4, 4] }, 'picks duplicate'],
    [{ kind: 'sum' }, 'side required'],
    [{}, 'kind required'],
  ])('refuses %j: %s', (params, problem) => {
    expect(problemsOf(kenoMinute.parseBet(params))).toEqual([problem]);
  });
});
