import { exclusionMonths } from '@pavilion/domain/limits';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { meFields, requiredText } from '../shared/fields.ts';
import { limitsView } from './limit-records.ts';

export const selfExclude = defineCall({
  method: 'POST',
  path: '/api/limits/self_exclude',
  access: 'player',
  summary:
    'Excludes the player from play for months; cannot be undone early. Withdrawing stays possible.',
  request: z.object({
    ...meFields,
    months: z
      .int()
      .check(
        z.gte(exclusionMonths.min, 'belowMinimum'),
        z.lte(exclusionMonths.max, 'aboveMaximum'),
      ),
    step_up: z.optional(
      z.object({
        kind: z.enum(['totp', 'code', 'passkey', 'recovery']),
        value: requiredText(4096),
      }),
    ),
  }),
  response: limitsView,
  errors: [],
});
