import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { meFields } from '../shared/fields.ts';

export const depositMethods = defineCall({
  method: 'POST',
  path: '/api/wallet/deposit_methods',
  access: 'player',
  summary: 'Ways to deposit with their limits.',
  request: z.object({ ...meFields }),
  response: z.object({
    value: z.array(
      z.object({
        method_code: z.string(),
        name: z.string(),
        currency: z.string(),
        min_amount: z.string(),
        max_amount: z.string(),
        fee: z.string(),
        eta_minutes: z.int(),
      }),
    ),
  }),
  errors: [],
});
