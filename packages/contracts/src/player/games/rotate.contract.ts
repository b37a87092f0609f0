import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { seedsRecord } from '../../shared/play.ts';

export const rotate = defineCall({
  method: 'POST',
  path: '/api/fairness/rotate',
  access: 'player',
  summary: 'Reveals the seed in use and begins the next one.',
  request: z.object({ ...meFields, client_seed: z.optional(z.string()) }),
  response: z.extend(seedsRecord, {
    previous: z.object({
      server_seed: z.string(),
      server_seed_hash: z.string(),
      client_seed: z.string(),
      /** How many bets it dealt. */
      nonces: z.int(),
    }),
  }),
  errors: ['handOpen', 'invalidClientSeed'],
});
