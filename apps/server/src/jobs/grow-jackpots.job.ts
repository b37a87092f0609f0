import { growPots } from '../modules/jackpots/index.ts';
import { defineJob } from './job.ts';

/** Puts their share of what was settled into the jackpots. What a pot shows is never older than 30 seconds (standards, G19-49). */
export const growJackpots = defineJob({
  name: 'grow-jackpots',
  everyMs: 15_000,
  onStart: true,
  leader: true,
  async run(context) {
    await growPots(context);
  },
});
