import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';
import { deposit } from '../../shared/records.ts';

export const depositCancel = defineCall({
  method: 'POST',
  path: '/api/wallet/deposit_cancel',
  access: 'player',
  summary: 'Gives up a deposit that was not paid yet; money that comes all the same is credited.',
  request: z.object({ ...meFields, deposit_id: id }),
  response: z.object({ deposit }),
  errors: ['depositNotFound', 'notCancellable'],
});
