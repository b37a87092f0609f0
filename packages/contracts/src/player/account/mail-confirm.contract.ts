import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, tac } from '../../shared/fields.ts';

export const mailConfirm = defineCall({
  method: 'POST',
  path: '/api/security/mail_confirm',
  access: 'player',
  summary: 'Verifies the mail of the account by the code that was sent to it.',
  request: z.object({ ...meFields, code: tac }),
  response: z.object({ contact_email: z.string(), is_email_verified: z.boolean() }),
  errors: ['invalidTac', 'expiredTac'],
});
