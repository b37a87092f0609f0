import { pruneDemoSessions } from '../modules/play/index.ts';
import { defineJob } from './job.ts';

/** Forgets play money that nobody used for a day. */
export const forgetDemoSessions = defineJob({
  name: 'prune-demo-sessions',
  everyMs: 3_600_000,
  leader: true,
  run: async (context) => {
    await pruneDemoSessions(context);
  },
});
