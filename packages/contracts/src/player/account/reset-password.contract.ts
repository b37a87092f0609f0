import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nothing, passwordText, requiredText, siteFields, tac } from '../../shared/fields.ts';

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset_password',
  access: 'public',
  summary: 'Sets a new password with a reset code; all sessions end.',
  request: z.object({
    ...siteFields,
    account_id: requiredText(254),
    tac,
    new_password: passwordText,
  }),
  response: nothing,
  errors: ['invalidTac', 'expiredTac', 'weakPassword'],
});
