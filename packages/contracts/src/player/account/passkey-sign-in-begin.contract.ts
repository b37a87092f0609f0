import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';
import { passkeyOptions } from '../../shared/second-step.ts';

export const passkeySignInBegin = defineCall({
  method: 'POST',
  path: '/api/auth/passkey_begin',
  access: 'public',
  summary:
    'Options for signing in with a passkey: as the only step, or with `challenge` as the second. With `account_id` only a passkey of that account will do.',
  request: z.object({
    account_id: z.optional(requiredText(254)),
    challenge: z.optional(requiredText(128)),
    ...siteFields,
  }),
  response: z.object({ options: passkeyOptions }),
  errors: ['challengeExpired'],
});
