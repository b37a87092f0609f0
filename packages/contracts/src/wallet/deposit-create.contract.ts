import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { amountInput, meFields, requestIdField, requiredText } from '../shared/fields.ts';
import { deposit } from '../shared/records.ts';

export const depositCreate = defineCall({
  method: 'POST',
  path: '/api/wallet/deposit_create',
  access: 'player',
  summary: 'Starts a deposit and gives the page of the payment provider.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    method_code: requiredText(64),
    amount: amountInput,
  }),
  response: z.object({ deposit, redirect_url: z.string() }),
  errors: [
    'methodNotFound',
    'amountTooLow',
    'amountTooHigh',
    'limitReached',
    'identityRequired',
    'selfExcluded',
    'requestIdReused',
    'providerUnavailable',
  ],
  movesMoney: true,
});
