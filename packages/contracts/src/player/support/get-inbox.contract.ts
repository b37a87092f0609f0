import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const getInbox = defineCall({
  method: 'POST',
  path: '/api/settings/get_inbox',
  access: 'player',
  summary: 'Messages of the player, newest first.',
  request: z.object({ ...meFields }),
  response: z.object({
    value: z.array(
      z.object({
        inbox_id: z.string(),
        title: z.string(),
        body: z.string(),
        created_at: z.string(),
        read_at: z.nullable(z.string()),
        reward: z.nullable(
          z.object({
            /** Of a bonus, free bet or free rounds what it is worth. */
            amount: z.string(),
            kind: z.enum(['cash', 'token', 'bonus', 'free_bet', 'free_rounds']),
            /** The bonus, free bet or free rounds it becomes; null of cash and tokens. */
            template: z.nullable(z.string()),
          }),
        ),
        claimed_at: z.nullable(z.string()),
        /** What a message of an event is about; null for any other. */
        topic: z.nullable(z.string()),
        /** Path of the screen that shows what it tells of. */
        link: z.nullable(z.string()),
        /** When it is shown no more. */
        expires_at: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});
