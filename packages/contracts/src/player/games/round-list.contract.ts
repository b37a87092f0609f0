import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { tableFields } from '../../shared/play.ts';

export const roundList = defineCall({
  method: 'POST',
  path: '/api/play/round_list',
  access: 'public',
  summary: 'Rounds of a table that are over, newest first.',
  request: z.object({
    ...siteFields,
    ...tableFields,
    /** Rounds before the newest one of this number. */
    before_index: z.optional(
      z.int().check(z.gte(1, 'belowMinimum'), z.lte(2_147_483_647, 'aboveMaximum')),
    ),
    limit: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(100, 'aboveMaximum'))),
  }),
  response: z.object({
    value: z.array(
      z.object({
        round_id: z.string(),
        index: z.int(),
        /** Empty: the round was called off; its outcome says why in `void`. */
        hash: z.string(),
        outcome: z.record(z.string(), z.unknown()),
        settled_at: z.nullable(z.string()),
        /** 72 rounds make a shoe; roads begin anew with it. */
        shoe: z.int(),
      }),
    ),
  }),
  errors: ['gameNotFound', 'tableNotFound'],
});
