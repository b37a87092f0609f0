import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const withdrawable = defineCall({
  method: 'POST',
  path: '/api/wallet/withdrawable',
  access: 'player',
  summary: 'What may leave, and what may not and why, line by line.',
  request: z.object({ ...meFields }),
  response: z.object({
    /**
     * Everything: cash, bonus and what is set aside for withdrawals. Less the locked lines it is
     * `withdrawable`.
     */
    balance: z.string(),
    withdrawable: z.string(),
    locked: z.array(
      z.object({
        amount: z.string(),
        reason: z.enum(['turnover', 'bonus', 'pending']),
        /** Turnover that is asked for and that is played; zero where none is. */
        required: z.string(),
        done: z.string(),
        /** Deposit or withdrawal it belongs to; empty where there is none. */
        reference: z.string(),
      }),
    ),
  }),
  errors: [],
});
