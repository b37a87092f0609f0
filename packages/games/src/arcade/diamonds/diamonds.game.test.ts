import { describe, expect, it } from 'vitest';
import { fraction, numbersFrom } from '../../engine/index.ts';
import { drawing } from '../../testing/streams.ts';
import { diamondPatternOf, diamondPatterns, diamonds } from './diamonds.game.ts';

const play = (gems: readonly number[]) =>
  diamonds.play({}, drawing(...gems.map((gem) => [7, gem] as const)));

describe('diamonds', () => {
  it.each([
    [[3, 3, 3, 3, 3], 'five', 650_000n, [0, 1, 2, 3, 4]],
    [[3, 3, 0, 3, 3], 'four', 50_000n, [0, 1, 3, 4]],
    [[1, 2, 1, 2, 1], 'full_house', 40_000n, [0, 1, 2, 3, 4]],
    [[1, 2, 1, 5, 1], 'three', 30_000n, [0, 2, 4]],
    [[6, 2, 6, 2, 0], 'two_pairs', 20_000n, [0, 1, 2, 3]],
    [[6, 2, 1, 3, 6], 'pair', 1_000n, [0, 4]],
    [[0, 1, 2, 3, 4], 'none', 0n, []],
  ])('%j is %s and pays %i', (gems, pattern, multiplierE4, places) => {
    const result = play(gems);
    expect(result.outcome).toEqual({ gems, pattern });
    expect(result.multiplierE4).toBe(multiplierE4);
    expect(result.events[1]).toMatchObject({ type: 'matched', pattern, places });
  });

  it('counts the deals of every pattern right: all 16 807', () => {
    const counts = new Map<string, bigint>();
    for (const deal of numbersFrom(0, 7 ** 5)) {
      const gems = deal.toString(7).padStart(5, '0').split('').map(Number);
      const { pattern } = diamondPatternOf(gems);
      counts.set(pattern, (counts.get(pattern) ?? 0n) + 1n);
    }
    expect(diamondPatterns.map(({ pattern }) => counts.get(pattern))).toEqual(
      diamondPatterns.map(({ deals }) => deals),
    );
  });

  it('returns exactly 2375 of 2401, 98.917 %', () => {
    expect(diamonds.rtp()).toMatchObject([{ bet: 'base', rtp: fraction(2375n, 2401n) }]);
  });

  it('asks nothing', () => {
    expect(diamonds.parseParams({})).toEqual({ ok: true, params: {} });
    expect(diamonds.parseParams(undefined).ok).toBe(true);
    expect(diamonds.parseParams('x').ok).toBe(false);
  });
});
