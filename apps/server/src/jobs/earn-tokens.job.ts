import { earnTokens } from '../modules/vip/index.ts';
import { defineJob } from './job.ts';

/** Pays game tokens for settled turnover. */
export const earnGameTokens = defineJob({
  name: 'earn-tokens',
  everyMs: 30_000,
  leader: true,
  run: (context) => earnTokens(context),
});
