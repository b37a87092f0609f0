import { warnOfEndingDocuments } from '../modules/verification/index.ts';
import { defineJob } from './job.ts';

/** Tells players whose documents run out soon. */
export const warnDocuments = defineJob({
  name: 'warn-documents',
  everyMs: 60 * 60_000,
  onStart: true,
  leader: true,
  async run(context) {
    await warnOfEndingDocuments(context);
  },
});
