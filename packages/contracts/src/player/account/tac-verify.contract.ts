import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nothing, requiredText, siteFields, tac } from '../../shared/fields.ts';

export const tacVerify = defineCall({
  method: 'POST',
  path: '/api/auth/tac/verify',
  access: 'public',
  summary: 'Activates a pending account with its code.',
  request: z.object({
    ...siteFields,
    account_id: requiredText(254),
    tac,
    /**
     * As at sign-up; absent, entering the code is the player's word, which the code's message says.
     */
    age_confirmed: z.optional(z.boolean()),
  }),
  response: nothing,
  errors: ['invalidTac', 'expiredTac', 'underage'],
});
