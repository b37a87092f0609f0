import { pruneIdentity } from '../modules/identity/index.ts';
import { defineJob } from './job.ts';

/** Removes sign-ins that ended long ago and throttles that are over. */
export const pruneSessions = defineJob({
  name: 'prune-sessions',
  everyMs: 60 * 60 * 1000,
  leader: true,
  run: (context) => pruneIdentity(context),
});
