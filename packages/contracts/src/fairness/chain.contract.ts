import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { siteFields } from '../shared/fields.ts';
import { gameFields } from '../shared/play.ts';

export const chain = defineCall({
  method: 'POST',
  path: '/api/fairness/chain',
  access: 'public',
  summary: 'The chain of hashes that decides the shared rounds of a game.',
  request: z.object({ ...siteFields, ...gameFields }),
  response: z.object({
    terminating_hash: z.string(),
    salt: z.string(),
    length: z.int(),
    /** Of the round under way, or the next one. */
    index: z.int(),
    published_at: z.string(),
  }),
  errors: ['gameNotFound'],
});
