import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';

export const withdrawalCancel = defineCall({
  method: 'POST',
  path: '/api/wallet/withdrawal_cancel',
  access: 'player',
  summary: 'Takes a withdrawal back; its money is playable again.',
  request: z.object({ ...meFields, withdrawal_id: id }),
  response: z.object({ game_balance: z.string() }),
  errors: ['withdrawalNotFound', 'notCancellable'],
});
