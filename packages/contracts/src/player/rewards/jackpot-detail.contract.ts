import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, siteFields } from '../../shared/fields.ts';

export const jackpotDetail = defineCall({
  method: 'POST',
  path: '/api/home/jackpot_detail',
  access: 'public',
  summary: 'One pot: its rule, its rounds and what decided them.',
  request: z.object({ ...siteFields, jackpot_id: id }),
  response: z.object({
    value: z.object({
      jackpot_id: z.string(),
      kind: z.enum(['draw', 'must_hit_by', 'chance']),
      name: z.string(),
      amount: z.string(),
      opening: z.string(),
      must_hit_by: z.nullable(z.string()),
      one_in: z.nullable(z.string()),
      share_bp: z.int(),
      seed_hash: z.string(),
      round_id: z.string(),
      rules: z.string(),
      updated_at: z.string(),
      rounds: z.array(
        z.object({
          round_id: z.string(),
          number: z.int(),
          opened_at: z.string(),
          hit_at: z.nullable(z.string()),
          opening: z.string(),
          carried: z.string(),
          seed_hash: z.string(),
          seed: z.nullable(z.string()),
          trigger: z.nullable(z.string()),
          before: z.nullable(z.string()),
          stake: z.nullable(z.string()),
          after: z.nullable(z.string()),
          seq: z.nullable(z.string()),
          amount: z.nullable(z.string()),
          overflow: z.nullable(z.string()),
          winner: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  errors: ['jackpotNotFound'],
});
