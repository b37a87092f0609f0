import { pruneAdVisits } from '../modules/content/index.ts';
import { pruneOutbox } from '../modules/outbox/index.ts';
import { pruneIncidents } from '../modules/payments/index.ts';
import { prunePrivacy } from '../modules/privacy/index.ts';
import { defineJob } from './job.ts';

/** Removes records that strangers can make grow and that are kept long enough. */
export const pruneRecords = defineJob({
  name: 'prune-records',
  everyMs: 60 * 60 * 1000,
  leader: true,
  async run(context) {
    await pruneOutbox(context);
    await pruneAdVisits(context);
    await pruneIncidents(context);
    await prunePrivacy(context);
  },
});
