import { tellUsedLimits } from '../modules/protection/index.ts';
import { defineJob } from './job.ts';

/** Tells players that a limit of theirs is used, or nearly. */
export const tellLimits = defineJob({
  name: 'tell-limits',
  everyMs: 15_000,
  leader: true,
  run: (context) => tellUsedLimits(context),
});
