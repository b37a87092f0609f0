import { turnVipCycles } from '../modules/vip/index.ts';
import { defineJob } from './job.ts';

/** Ends VIP cycles that are over: levels are kept or lost. */
export const turnCycles = defineJob({
  name: 'turn-vip-cycles',
  everyMs: 60_000,
  leader: true,
  run: (context) => turnVipCycles(context),
});
