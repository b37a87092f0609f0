import { describe, expect, it } from 'vitest';
import { problemsOf } from '../testing/streams.ts';
import {
  fixedPayout,
  ordersOf,
  parseRaceBet,
  selectionsOf,
  unitOf,
  type RaceBetKind,
  type Selection,
} from './index.ts';

const keysOf = (kind: RaceBetKind, legs: number[][], runners = 8) =>
  selectionsOf({ kind, legs }, runners).map(({ kind: of, key }) => `${of} ${key}`);

describe('a bet', () => {
  it.each<[RaceBetKind, number[][], string[]]>([
    ['win', [[3]], ['win 3']],
    ['place', [[3, 1]], ['place 3', 'place 1']],
    ['each_way', [[3]], ['win 3', 'show 3']],
    ['exacta', [[1], [2, 3]], ['exacta 1-2', 'exacta 1-3']],
    [
      'exacta',
      [
        [1, 2],
        [1, 2],
      ],
      ['exacta 1-2', 'exacta 2-1'],
    ],
    [
      'quinella',
      [
        [2, 1],
        [1, 2],
      ],
      ['quinella 1-2'],
    ],
    ['trifecta', [[1], [2], [3, 2]], ['trifecta 1-2-3']],
  ])('%s on %j is %j', (kind, legs, keys) => {
    expect(keysOf(kind, legs)).toEqual(keys);
  });

  it('each way stands on the first two in a field of up to seven', () => {
    expect(keysOf('each_way', [[3]], 7)).toEqual(['win 3', 'place 3']);
  });

  it('in a box of four has six pairs, twelve and twenty-four orders', () => {
    const box = [1, 2, 3, 4];
    expect(keysOf('quinella', [box, box])).toHaveLength(6);
    expect(keysOf('exacta', [box, box])).toHaveLength(12);
    expect(keysOf('trifecta', [box, box, box])).toHaveLength(24);
  });

  it('divides its stake exactly', () => {
    const selections = selectionsOf({ kind: 'each_way', legs: [[1, 2, 3]] }, 8);
    expect(unitOf(600n, selections)).toBe(100n);
    expect(unitOf(601n, selections)).toBeNull();
  });

  it.each([
    [{}, ['market required', 'kind required', 'legs required']],
    [
      { market: 'tote', kind: 'lay', legs: 1 },
      ['market', 'kind'].map((of) => `${of} invalidChoice`).concat('legs invalidType'),
    ],
    [{ market: 'fixed', kind: 'win', legs: [] }, ['legs invalidChoice']],
    [{ market: 'fixed', kind: 'win', legs: [[1], [2]] }, ['legs invalidChoice']],
    [{ market: 'pool', kind: 'exacta', legs: [[1], []] }, ['legs[1] belowMinimum']],
    [{ market: 'pool', kind: 'exacta', legs: [[1], 2] }, ['legs[1] invalidType']],
    [{ market: 'pool', kind: 'exacta', legs: [[1], [2, 2]] }, ['legs[1] duplicate']],
    [{ market: 'pool', kind: 'exacta', legs: [[3], [3]] }, ['legs duplicate']],
    [
      { market: 'pool', kind: 'exacta', legs: [[0, 9], [1.5]] },
      ['legs[0][0] belowMinimum', 'legs[0][1] aboveMaximum', 'legs[1][0] invalidType'],
    ],
    [{ market: 'fixed', kind: 'trifecta', legs: [[1], [2], [8]] }, []],
  ])('%j', (raw, problems) => {
    expect(problemsOf(parseRaceBet(raw, 8))).toEqual(problems);
  });
});

describe('a dead heat', () => {
  const at = (kind: Selection['kind'], ...runners: number[]): Selection => ({
    kind,
    runners,
    key: runners.join('-'),
  });
  const tied = (dead_heat: number) => ({ order: [5, 2, 7, 1, 3, 4, 6, 8], dead_heat });

  it('stands for two orders', () => {
    expect(ordersOf(tied(2)).map((order) => order.slice(0, 4))).toEqual([
      [5, 2, 7, 1],
      [5, 7, 2, 1],
    ]);
    expect(ordersOf(tied(0))).toEqual([tied(0).order, tied(0).order]);
  });

  it('pays half of the stake at the full price, rounded down once', () => {
    // The published one: 8.00 at a stake of 10.00 pays 40.00.
    expect(fixedPayout(at('win', 5), 1_000n, 800n, tied(1))).toBe(4_000n);
    expect(fixedPayout(at('win', 5), 1n, 305n, tied(1))).toBe(1n);
    expect(fixedPayout(at('win', 5), 1_000n, 800n, tied(2))).toBe(8_000n);
    expect(fixedPayout(at('place', 7), 1_000n, 200n, tied(2))).toBe(1_000n);
    expect(fixedPayout(at('show', 7), 1_000n, 200n, tied(2))).toBe(2_000n);
    expect(fixedPayout(at('quinella', 2, 5), 100n, 900n, tied(1))).toBe(900n);
    expect(fixedPayout(at('exacta', 2, 5), 100n, 900n, tied(1))).toBe(450n);
    expect(fixedPayout(at('trifecta', 5, 2, 1), 100n, 900n, tied(3))).toBe(450n);
    expect(fixedPayout(at('trifecta', 5, 1, 2), 100n, 900n, tied(3))).toBe(0n);
  });
});
