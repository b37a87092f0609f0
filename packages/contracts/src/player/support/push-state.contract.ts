import { pushEndpointMaxLength } from '@pavilion/domain/notices';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, text } from '../../shared/fields.ts';

export const pushState = defineCall({
  method: 'POST',
  path: '/api/notices/push_state',
  access: 'player',
  summary: 'What a browser needs to take notices by push, and whether it does so for this player.',
  request: z.object({
    ...meFields,
    /** The subscription this browser has, if it has one. */
    endpoint: z.optional(text(pushEndpointMaxLength)),
  }),
  response: z.object({
    /** The key of the site (VAPID), base64url. */
    public_key: z.string(),
    is_on: z.boolean(),
  }),
  errors: [],
});
