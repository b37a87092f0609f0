import { describe, expect, it } from 'vitest';
import { defaultRules, factsOf, marketType, periodOf, settlePick } from '@pavilion/sports';
import { retiredFacts } from './tennis.ts';

const scores = (list: readonly (readonly [number, number])[]) => {
  const done = list.slice(0, -1);
  const now = list.at(-1) ?? [0, 0];
  const games = list.reduce<[number, number]>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  const periods = list.map((score, index) => [
    `s${index + 1}`,
    periodOf({ games: score }, index < done.length),
  ]);
  return {
    state: { done, now, server: 'home' as const },
    facts: factsOf({
      periods: { ...Object.fromEntries(periods), full: periodOf({ games }, false) },
    }),
  };
};

const total = marketType('tennis', 'total-games');
const winner = marketType('tennis', 'winner');

describe('a tennis match that is given up', () => {
  it.each([
    [
      [
        [6, 4],
        [1, 3],
      ],
      19,
    ],
    [[[0, 0]], 12],
    [[[6, 6]], 19],
    [[[5, 5]], 18],
    [
      [
        [6, 4],
        [3, 6],
        [4, 4],
      ],
      29,
    ],
    [
      [
        [6, 4],
        [4, 6],
        [0, 5],
      ],
      26,
    ],
  ] as const)('at %j could not have ended below %i games', (list, least) => {
    const { facts, state } = scores(list);
    expect(retiredFacts(facts, state, 'away').periods.full?.least).toEqual({ games: least });
  });

  it('settles as the rules say: finished sets stand, the winner of the match is void', () => {
    const { facts, state } = scores([
      [6, 4],
      [1, 3],
    ]);
    const retired = retiredFacts(facts, state, 'away');
    const accepted = { atMs: 0, isLive: true, score: [0, 0] as const, isAntepost: false };
    const resultOf = (type: typeof total, lineQuarters: number | null, outcome: string) => {
      if (type === null) throw new Error('no such kind');
      const market = { type, lineQuarters, param: null };
      return settlePick({ market, outcome }, retired, accepted, defaultRules).result;
    };
    expect(resultOf(winner, null, 'away')).toBe('void');
    expect(resultOf(marketType('tennis', 's1-winner'), null, 'home')).toBe('won');
    expect(resultOf(total, 4 * 18 + 2, 'over')).toBe('won');
    expect(resultOf(total, 4 * 19 + 2, 'over')).toBe('void');
    expect(resultOf(total, 4 * 19 + 2, 'under')).toBe('void');
  });
});
