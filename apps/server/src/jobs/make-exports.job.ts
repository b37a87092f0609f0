import { makeWaitingExports } from '../modules/privacy/index.ts';
import { defineJob } from './job.ts';

/** Makes the files of players who asked for their data. */
export const makeExports = defineJob({
  name: 'make-exports',
  everyMs: 5000,
  leader: true,
  run: (context) => makeWaitingExports(context),
});
