import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { paymentKind } from './deposit-step.ts';

export const depositMethods = defineCall({
  method: 'POST',
  path: '/api/wallet/deposit_methods',
  access: 'player',
  summary:
    'Ways to deposit with their limits, what the player usually takes and what his limits leave.',
  request: z.object({ ...meFields }),
  response: z.object({
    value: z.array(
      z.object({
        method_code: z.string(),
        name: z.string(),
        /** Credit cards are refused by the law of the place. */
        is_debit_only: z.boolean(),
        kind: paymentKind,
        /** Name of the chain, of crypto. */
        network: z.nullable(z.string()),
        currency: z.string(),
        min_amount: z.string(),
        max_amount: z.string(),
        fee: z.string(),
        eta_minutes: z.int(),
        /** Amounts to choose from: of the player's own deposits, else the site's. */
        quick_amounts: z.array(z.string()),
        /** Whether a card or wallet can be remembered. */
        can_save: z.boolean(),
        /**
         * By what the player knows it again: its last digits, or its account's name. Null where
         * nothing is remembered.
         */
        saved_by: z.nullable(z.enum(['digits', 'account'])),
      }),
    ),
    /** Cards and wallets he had remembered, the latest used first. */
    saved: z.array(z.object({ saved_id: z.string(), method_code: z.string(), label: z.string() })),
    /** The method of his latest paid deposit. */
    usual_method: z.nullable(z.string()),
    /**
     * What his own limits and the law leave, the least first; of his papers `identity_room`, null
     * without bound.
     */
    room: z.array(
      z.object({
        period: z.enum(['day', 'week', 'month']),
        is_own: z.boolean(),
        limit: z.string(),
        room: z.string(),
      }),
    ),
    identity_room: z.nullable(z.string()),
    /**
     * What he must say of his deposits before he makes one: a limit or that he wants none
     * (`asked`), or a limit (`required`).
     */
    limit_question: z.enum(['none', 'asked', 'required']),
    /**
     * Whole percents of what a deposit credits that have to be staked before it may leave again; 0
     * where nothing has to.
     */
    turnover_percent: z.int(),
  }),
  errors: [],
});
