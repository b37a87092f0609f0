import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';
import { withdrawal } from '../../shared/records.ts';

export const withdrawalStatus = defineCall({
  method: 'POST',
  path: '/api/wallet/withdrawal_status',
  access: 'player',
  summary: 'One withdrawal of the player.',
  request: z.object({ ...meFields, withdrawal_id: id }),
  response: z.object({ value: withdrawal }),
  errors: ['withdrawalNotFound'],
});
