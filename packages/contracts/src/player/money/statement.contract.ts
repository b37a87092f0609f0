import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  instantInput,
  meFields,
  nextCursor,
  pageFields,
  rangeInOrder,
  timeZoneField,
} from '../../shared/fields.ts';

export const statement = defineCall({
  method: 'POST',
  path: '/api/history/statement',
  access: 'player',
  summary:
    'The player’s cash by day or month of a time zone, oldest first: opening balance and signed movements make the closing balance. Periods without a movement are left out.',
  request: z
    .object({
      ...meFields,
      ...pageFields,
      ...timeZoneField,
      from: instantInput,
      to: instantInput.check(
        z.describe('Not before `from`, else `invalidInput` with `endBeforeStart` at `to`.'),
      ),
      by: z.enum(['day', 'month']),
    })
    .check(rangeInOrder),
  response: z.object({
    value: z.array(
      z.object({
        /** `2026-11-22` or `2026-11`. */
        period: z.string(),
        opening_balance: z.string(),
        deposits: z.string(),
        /** Negative; what came back of refused ones is taken off. */
        withdrawals: z.string(),
        /** Negative. */
        stakes: z.string(),
        returns: z.string(),
        bonuses: z.string(),
        adjustments: z.string(),
        closing_balance: z.string(),
        /** What play brought: stakes and returns, signed. */
        net: z.string(),
      }),
    ),
    currency: z.string(),
    ...nextCursor,
  }),
  errors: [],
});
