import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('does it once for each, the empty ones of a mere length too, and no more at a time', async () => {
  const done: number[] = [];
  let [busy, most] = [0, 0];
  await inTurns(Array.from({ length: 10 }), 3, async (_, place) => {
    busy += 1;
    most = Math.max(most, busy);
    await sleep(1);
    busy -= 1;
    done.push(place);
  });
  expect(done.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBe(3);
});

it('fails with the first that fails', async () => {
  const work = async (one: string): Promise<void> => {
    if (one === 'bad') throw new Error('not this one');
  };
  await expect(inTurns(['good', 'bad', 'good'], 2, work)).rejects.toThrow('not this one');
});
