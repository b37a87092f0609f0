import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { fishingBatch, sessionField } from './fishing-records.ts';

export const fishingBatchList = defineCall({
  method: 'POST',
  path: '/api/fishing/batch_list',
  access: 'public',
  summary: 'Batches of a session in their order, from which anybody works them out again.',
  request: z.object({
    ...siteFields,
    ...sessionField,
    after_seq: z.optional(
      z.int().check(z.gte(0, 'belowMinimum'), z.lte(2_147_483_647, 'aboveMaximum')),
    ),
    limit: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(200, 'aboveMaximum'))),
  }),
  response: z.object({ value: z.array(fishingBatch), next_seq: z.nullable(z.int()) }),
  errors: ['sessionNotFound'],
});
