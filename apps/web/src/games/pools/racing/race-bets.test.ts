import { describe, expect, it } from 'vitest';
import { placesOf, resultOf } from './race-data.ts';
import { legsText } from '../../stages/parts/bet-name.ts';
import { combinationsOf, emptyDraft, legsOf, toggled, type BetDraft } from './race-bets.ts';

const draft = (part: Partial<BetDraft>): BetDraft => ({ ...emptyDraft, ...part });

describe('a bet that is put together', () => {
  it.each([
    // kind, box, legs, of eight runners: legs as the bet names them, and its combinations
    ['win', false, [[3]], [[3]], 1],
    ['win', false, [[3, 5]], [[3, 5]], 2],
    ['each_way', false, [[3]], [[3]], 2],
    ['exacta', false, [[1], [2]], [[1], [2]], 1],
    ['exacta', false, [[1], [1, 2, 3]], [[1], [1, 2, 3]], 2],
    [
      'exacta',
      true,
      [[1, 2, 3]],
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
      6,
    ],
    [
      'quinella',
      true,
      [[1, 2, 3]],
      [
        [1, 2, 3],
        [1, 2, 3],
      ],
      3,
    ],
    [
      'trifecta',
      true,
      [[1, 2, 3]],
      [
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ],
      6,
    ],
  ] as const)('%s, box %s, %j', (kind, isBox, legs, named, count) => {
    const found = legsOf(draft({ kind, isBox, legs }), 8);
    expect(found).toEqual(named);
    expect(combinationsOf(kind, found ?? [], 8)).toBe(count);
  });

  it.each([
    ['win', false, []],
    ['exacta', false, [[1]]],
    ['exacta', false, [[3], [3]]],
    ['exacta', true, [[3]]],
    ['trifecta', true, [[1, 2]]],
  ] as const)('%s, box %s, %j is none yet', (kind, isBox, legs) => {
    expect(legsOf(draft({ kind, isBox, legs }), 8)).toBeNull();
  });

  it('takes runners in and out of their legs', () => {
    const one = toggled(draft({ kind: 'exacta' }), 1, 4);
    expect(one.legs).toEqual([[], [4]]);
    expect(toggled(one, 1, 2).legs).toEqual([[], [2, 4]]);
    expect(toggled(toggled(one, 1, 2), 1, 4).legs).toEqual([[], [2]]);
  });

  it.each([
    [[[3]], '3'],
    [[[1], [3, 5], [2]], '1-3/5-2'],
    [
      [
        [1, 3, 5],
        [1, 3, 5],
      ],
      '1/3/5',
    ],
  ])('%j in short is %s', (legs, text) => {
    expect(legsText(legs)).toBe(text);
  });
});

describe('places of a result', () => {
  it.each([
    [0, [1, 2, 3, 4]],
    [1, [1, 1, 3, 4]],
    [2, [1, 2, 2, 4]],
    [3, [1, 2, 3, 3]],
  ])('dead heat %i: %j', (dead_heat, places) => {
    expect(placesOf(resultOf({ order: [4, 2, 1, 3], dead_heat }))).toEqual(places);
  });
});
