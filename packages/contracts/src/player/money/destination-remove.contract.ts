import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields, nothing } from '../../shared/fields.ts';

export const destinationRemove = defineCall({
  method: 'POST',
  path: '/api/wallet/destination_remove',
  access: 'player',
  summary: 'Removes a place to be paid to.',
  request: z.object({ ...meFields, destination_id: id }),
  response: nothing,
  errors: ['destinationNotFound', 'destinationInUse'],
});
