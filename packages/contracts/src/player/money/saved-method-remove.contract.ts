import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields, nothing } from '../../shared/fields.ts';

export const savedMethodRemove = defineCall({
  method: 'POST',
  path: '/api/wallet/saved_method_remove',
  access: 'player',
  summary: 'Forgets a saved card or wallet.',
  request: z.object({ ...meFields, saved_id: id }),
  response: nothing,
  errors: ['savedMethodNotFound'],
});
