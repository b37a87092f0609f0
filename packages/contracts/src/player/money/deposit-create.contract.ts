import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { amountInput, id, meFields, requestIdField, requiredText } from '../../shared/fields.ts';
import { deposit } from '../../shared/records.ts';

export const depositCreate = defineCall({
  method: 'POST',
  path: '/api/wallet/deposit_create',
  access: 'player',
  summary: 'Starts a deposit and says how to pay it; `redirect_url` is where the player goes on.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    method_code: requiredText(64),
    amount: amountInput,
    /** A saved card or wallet of this method to pay with. */
    saved_id: z.optional(id),
    /** Remember the card or wallet once this is paid. */
    is_saved: z.optional(z.boolean()),
    /** The bonus the player wants for it. */
    promotion_code: z.optional(id),
  }),
  response: z.object({ deposit, redirect_url: z.string() }),
  errors: [
    'methodNotFound',
    'savedMethodNotFound',
    'amountTooLow',
    'amountTooHigh',
    'limitReached',
    'depositLimitNeeded',
    'identityRequired',
    'consentRequired',
    'selfExcluded',
    'requestIdReused',
    'promotionNotFound',
    'notEligible',
    'promotionOver',
    'bonusStacking',
    'budgetSpent',
    'providerUnavailable',
  ],
  movesMoney: true,
});
