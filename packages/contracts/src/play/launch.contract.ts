import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { siteFields, text } from '../shared/fields.ts';
import { gameFields } from '../shared/play.ts';

export const launch = defineCall({
  method: 'POST',
  path: '/api/play/launch',
  access: 'public',
  summary: 'Opens a game for real or for play money.',
  request: z.object({
    ...siteFields,
    ...gameFields,
    account_id: z.optional(text(64)),
    auth: z.optional(text(128)),
    mode: z.enum(['real', 'demo']),
    device: z.optional(z.enum(['mobile', 'tablet', 'desktop'])),
    return_url: z.optional(text(500)),
  }),
  response: z.object({
    launch: z.enum(['house', 'embed', 'popup', 'custom']),
    mode: z.enum(['real', 'demo']),
    play_id: z.optional(z.string()),
    /** Where an external game stands. */
    url: z.optional(z.string()),
    demo_id: z.optional(z.string()),
    demo_balance: z.optional(z.string()),
  }),
  errors: ['gameNotFound', 'gameUnavailable', 'sessionExpired'],
});
