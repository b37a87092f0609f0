import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { balanceRecord, opaqueId, pocketRecords, token } from './provider-fields.ts';

/** `balance` of a player, of whom the session may have expired: looking takes nothing. */
export const balance = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/balance',
  summary: 'What a player may stake, and what he has by pocket.',
  request: z.object({ session: token, player: opaqueId }),
  response: z.object({ balance: balanceRecord, pockets: pocketRecords }),
  errors: ['SESSION_INVALID', 'PLAYER_NOT_FOUND'],
});
