import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';
import { deposit } from '../../shared/records.ts';

export const depositStatus = defineCall({
  method: 'POST',
  path: '/api/wallet/deposit_status',
  access: 'player',
  summary: 'One deposit of the player.',
  request: z.object({ ...meFields, deposit_id: id }),
  response: z.object({ deposit }),
  errors: ['depositNotFound'],
});
