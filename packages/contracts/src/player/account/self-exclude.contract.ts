import { exclusionMonths } from '@pavilion/domain/limits';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, stepUpField } from '../../shared/fields.ts';
import { limitsView } from './limit-records.ts';

export const selfExclude = defineCall({
  method: 'POST',
  path: '/api/limits/self_exclude',
  access: 'player',
  summary:
    'Excludes the player from play for 6 to 60 months; cannot be undone early and needs a second step. Withdrawing stays possible.',
  request: z.object({
    ...meFields,
    months: z
      .int()
      .check(
        z.gte(exclusionMonths.min, 'belowMinimum'),
        z.lte(exclusionMonths.max, 'aboveMaximum'),
      ),
    ...stepUpField,
  }),
  response: limitsView,
  errors: ['stepUpRequired', 'invalidTac', 'expiredTac', 'invalidPasskey'],
});
