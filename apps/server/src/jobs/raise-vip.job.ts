import { raiseVipLevels } from '../modules/vip/index.ts';
import { defineJob } from './job.ts';

/** Tells players of the VIP levels they reached, with the reward of each. */
export const raiseLevels = defineJob({
  name: 'raise-vip',
  everyMs: 10_000,
  leader: true,
  run: (context) => raiseVipLevels(context),
});
