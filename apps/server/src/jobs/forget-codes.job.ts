import { forgetEndedCodes } from '../modules/outbox/index.ts';
import { defineJob } from './job.ts';

/** Blanks the codes in the outbox that are too old to be used. */
export const forgetCodes = defineJob({
  name: 'forget-codes',
  everyMs: 15_000,
  leader: true,
  run: (context) => forgetEndedCodes(context),
});
