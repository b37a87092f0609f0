import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields } from '../../shared/fields.ts';

export const readInbox = defineCall({
  method: 'POST',
  path: '/api/settings/read_inbox',
  access: 'player',
  summary: 'Marks one message as read, or all of them; tells how many are left unread.',
  request: z.object({ ...meFields, inbox_id: z.optional(id), all: z.optional(z.boolean()) }).check(
    z.refine(({ inbox_id, all }) => inbox_id !== undefined || all === true, {
      path: ['inbox_id'],
      error: 'required',
    }),
  ),
  response: z.object({ unread: z.int() }),
  errors: ['inboxNotFound'],
});
