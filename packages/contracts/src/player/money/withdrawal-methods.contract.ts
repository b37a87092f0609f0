import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const withdrawalMethods = defineCall({
  method: 'POST',
  path: '/api/wallet/withdrawal_methods',
  access: 'player',
  summary: 'Ways to be paid, with their limits and the fields of a destination.',
  request: z.object({ ...meFields }),
  response: z.object({
    value: z.array(
      z.object({
        method_code: z.string(),
        name: z.string(),
        kind: z.enum(['bank', 'ewallet', 'crypto']),
        currency: z.string(),
        min_amount: z.string(),
        max_amount: z.string(),
        fee: z.string(),
        eta_minutes: z.int(),
        fields: z.array(
          z.object({
            name: z.string(),
            /** Regular expression for the whole text without spaces and dashes. */
            pattern: z.string(),
            example: z.string(),
            /** The only answers, where there are few. */
            choices: z.optional(z.array(z.object({ value: z.string(), name: z.string() }))),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
