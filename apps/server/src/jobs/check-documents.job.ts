import { checkDocuments, runSandboxChecks } from '../modules/verification-checks/index.ts';
import { defineJob } from './job.ts';

/** Gives documents to their checkers, asks about silent ones, ends those that ran out; and plays the built-in checker. */
export const checkGivenDocuments = defineJob({
  name: 'check-documents',
  everyMs: 2000,
  leader: true,
  async run(context) {
    await checkDocuments(context);
    await runSandboxChecks(context);
  },
});
