import { timeOutHours } from '@pavilion/domain/limits';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { limitsView } from './limit-records.ts';

export const timeOut = defineCall({
  method: 'POST',
  path: '/api/limits/time_out',
  access: 'player',
  summary: 'Takes a break from play; it can be made longer, never shorter.',
  request: z.object({
    ...meFields,
    hours: z
      .int()
      .check(z.gte(timeOutHours.min, 'belowMinimum'), z.lte(timeOutHours.max, 'aboveMaximum')),
  }),
  response: limitsView,
  errors: [],
});
