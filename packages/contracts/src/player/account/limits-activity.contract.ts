import * as z from 'zod/mini';
import { categoryCodes } from '@pavilion/domain/categories';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { limitPeriod } from './limit-records.ts';

const figures = { staked: z.string(), returned: z.string(), net: z.string(), stakes: z.int() };

export const limitsActivity = defineCall({
  method: 'POST',
  path: '/api/limits/activity',
  access: 'player',
  summary:
    'What the player staked, got back, paid in and took out in this day, week or month, and ever.',
  request: z.object({ ...meFields, period: limitPeriod }),
  response: z.object({
    from: z.string(),
    value: z.array(z.object({ product: z.enum(categoryCodes), ...figures })),
    total: z.object({
      ...figures,
      deposited: z.string(),
      withdrawn: z.string(),
      minutes_signed_in: z.int(),
    }),
    /** Deposits less withdrawals since sign-up, with its sign. */
    net_deposits_ever: z.string(),
  }),
  errors: [],
});
