import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requestIdField } from '../../shared/fields.ts';
import { fisherBalances, fisherErrors, holderFields, sessionField } from './fishing-records.ts';

export const fishingSessionClose = defineCall({
  method: 'POST',
  path: '/api/fishing/session_close',
  access: 'public',
  summary:
    'Leaves the sea: what is on the meter is paid out. Of one that is over it says the same.',
  request: z.object({ ...holderFields, ...sessionField, ...requestIdField }),
  response: z.object({
    ...fisherBalances,
    value: z.object({
      shots: z.int(),
      cost: z.string(),
      win: z.string(),
      /** Won less paid for shots; may be negative. */
      net: z.string(),
      paid: z.string(),
    }),
  }),
  errors: [...fisherErrors, 'sessionNotFound'],
});
