import { expect, it } from 'vitest';
import { forEachApart } from './each-apart.ts';

it('goes on after a round that failed, and raises its error at the end', async () => {
  const seen: number[] = [];
  const work = async (round: number): Promise<boolean> => {
    seen.push(round);
    if (round === 2) throw new Error('broken');
    return true;
  };
  await expect(forEachApart('jackpots', [1, 2, 3], work)).rejects.toThrow('1 jackpots failed');
  expect(seen).toEqual([1, 2, 3]);
});

it('counts what was done', async () => {
  expect(await forEachApart('jackpots', [1, 2, 3], async (round) => round !== 2)).toBe(2);
});
