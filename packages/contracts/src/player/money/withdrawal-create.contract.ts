import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { amountInput, id, meFields, requestIdField, stepUpField } from '../../shared/fields.ts';
import { withdrawal } from '../../shared/records.ts';

export const withdrawalCreate = defineCall({
  method: 'POST',
  path: '/api/wallet/withdrawal_create',
  access: 'player',
  summary: 'Asks for a withdrawal; its money is set aside at once.',
  request: z.object({
    ...meFields,
    ...requestIdField,
    ...stepUpField,
    destination_id: id,
    amount: amountInput,
    /** Agrees that a bonus which a withdrawal ends is lost. */
    forfeit_bonus: z.optional(z.boolean()),
  }),
  response: z.object({ value: withdrawal, game_balance: z.string() }),
  errors: [
    'amountTooLow',
    'amountTooHigh',
    'amountLocked',
    'insufficientFunds',
    'destinationNotFound',
    'destinationNotReady',
    'identityRequired',
    'limitReached',
    'methodNotFound',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'requestIdReused',
    'bonusForfeits',
  ],
  movesMoney: true,
});
