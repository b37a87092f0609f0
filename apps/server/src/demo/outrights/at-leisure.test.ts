import { expect, it } from 'vitest';
import { atLeisure } from './at-leisure.ts';

it('leaves the process to others for three times as long as it worked', async () => {
  let atMs = 1000;
  const rests: number[] = [];
  const rest = async (ms: number): Promise<void> => {
    rests.push(ms);
    atMs += ms;
    return Promise.resolve();
  };
  const pause = atLeisure({ nowMs: () => atMs, rest });
  for (const workedMs of [20, 5]) {
    atMs += workedMs;
    await pause();
  }
  expect(rests).toEqual([60, 15]);
});
