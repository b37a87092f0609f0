import { realityMinutes } from '@pavilion/domain/limits';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { limitsView } from './limit-records.ts';

const isOffOrEnough = (minutes: number): boolean => minutes === 0 || minutes >= realityMinutes.min;

export const realityCheck = defineCall({
  method: 'POST',
  path: '/api/limits/reality_check',
  access: 'player',
  summary:
    'Chooses how often the player is asked whether he wants to go on; 0 never, where the law allows it.',
  request: z.object({
    ...meFields,
    minutes: z
      .int()
      .check(
        z.gte(0, 'belowMinimum'),
        z.lte(realityMinutes.max, 'aboveMaximum'),
        z.refine(isOffOrEnough, 'belowMinimum'),
      ),
  }),
  response: limitsView,
  errors: [],
});
