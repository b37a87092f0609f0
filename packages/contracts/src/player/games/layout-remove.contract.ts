import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, uuid } from '../../shared/fields.ts';

export const layoutRemove = defineCall({
  method: 'POST',
  path: '/api/play/layout_remove',
  access: 'player',
  summary: 'Forgets favourite bets.',
  request: z.object({ ...meFields, layout_id: uuid }),
  response: nothing,
  errors: ['layoutNotFound'],
});
