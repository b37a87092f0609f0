import { pruneLaunches, pruneNonces } from '../modules/providers/index.ts';
import { defineJob } from './job.ts';

/** Nonces outside the window of signatures and launch tokens that are over. */
export const pruneProviderRecords = defineJob({
  name: 'prune-provider-records',
  everyMs: 60_000,
  leader: true,
  run: async (context) => {
    await pruneNonces(context);
    await pruneLaunches(context);
  },
});
