import { drawPots } from '../modules/jackpots/index.ts';
import { defineJob } from './job.ts';

/** Draws the jackpots whose time has come: pays the winners and opens the next rounds. */
export const drawJackpots = defineJob({
  name: 'draw-jackpots',
  everyMs: 5000,
  onStart: true,
  leader: true,
  async run(context) {
    await drawPots(context);
  },
});
