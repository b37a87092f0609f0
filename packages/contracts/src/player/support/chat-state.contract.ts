import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { whoFields } from '../../shared/who.ts';
import { conversation } from './chat-records.ts';

export const chatState = defineCall({
  method: 'POST',
  path: '/api/chat/state',
  access: 'visitor',
  summary: 'How the live chat of the site stands, and the open talk of who asks.',
  request: z.object({ ...whoFields, device: z.optional(z.enum(['mobile', 'desktop'])) }),
  response: z.object({
    value: z.object({
      adapter: z.enum(['builtin', 'vendor', 'chatwoot', 'none']),
      status: z.enum(['online', 'offline', 'off']),
      opens_at: z.nullable(z.string()),
      /** Who waits for an answer. */
      waiting: z.int(),
      wait_minutes: z.int(),
      attachments: z.boolean(),
      guests: z.boolean(),
      look: z.object({
        width: z.int(),
        height: z.int(),
        theme: z.string(),
        language: z.string(),
      }),
      frame_url: z.nullable(z.string()),
      conversation: z.nullable(conversation),
    }),
  }),
  errors: [],
  worksInMaintenance: true,
});
