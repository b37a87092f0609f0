import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nextCursor, pageFields } from '../../shared/fields.ts';

export const sessionList = defineCall({
  method: 'POST',
  path: '/api/security/session_list',
  access: 'player',
  summary: 'Where the player is signed in, the newest sign-in first.',
  request: z.object({ ...meFields, ...pageFields }),
  response: z.object({
    value: z.array(
      z.object({
        session_id: z.string(),
        /** Browser and system by their names; empty where the browser does not say. */
        device: z.string(),
        /** The network it was signed in from, its last part hidden. */
        place: z.string(),
        created_at: z.string(),
        last_used_at: z.string(),
        is_current: z.boolean(),
      }),
    ),
    ...nextCursor,
  }),
  errors: [],
});
