import * as z from 'zod/mini';
import { defineOfficeCall } from './define-office-call.ts';
import { code, told, words } from './office-fields.ts';

/** What is done about deposits. */
export const depositCalls = {
  depositChargeBack: defineOfficeCall({
    name: 'deposit charge-back',
    access: { permission: 'deposits.charge-back' },
    effect: 'movesMoney',
    summary:
      'Takes a paid deposit from its player whose payer took it back at the card or bank: its bonus is revoked, what is missing becomes a debt',
    request: z.object({ deposit: code, reason: words }),
    response: z.object({
      amount: told.amount,
      /** All that the player owes by now. */
      debt: told.amount,
      currency: told.text,
    }),
  }),
};
