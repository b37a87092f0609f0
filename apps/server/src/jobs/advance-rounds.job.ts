import { advanceRounds, sharedGameCodes } from '../modules/play/index.ts';
import { defineJob } from './job.ts';

const keyOf = (gameCode: string): string => `rounds:${gameCode}`;

/** Shared rounds go on: betting ends, rounds run and are settled, the next one opens. Each game is led by itself. */
export const moveRoundsOn = defineJob({
  name: 'advance-rounds',
  everyMs: 100,
  onStart: true,
  leader: true,
  keys: sharedGameCodes.map(keyOf),
  run: async (context, keys) => {
    await advanceRounds(
      context,
      sharedGameCodes.filter((code) => keys.includes(keyOf(code))),
    );
  },
});
