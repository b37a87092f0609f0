import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields, nothing } from '../../shared/fields.ts';

export const sessionEnd = defineCall({
  method: 'POST',
  path: '/api/security/session_end',
  access: 'player',
  summary: 'Ends one session of the player, or all of them, also the one that asks.',
  request: z.object({ ...meFields, session_id: z.optional(id), all: z.optional(z.boolean()) }),
  response: nothing,
  errors: ['notFound'],
});
