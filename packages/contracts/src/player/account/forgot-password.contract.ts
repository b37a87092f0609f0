import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nothing, requiredText, siteFields } from '../../shared/fields.ts';

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot_password',
  access: 'public',
  summary: 'Sends a reset code when account and phone belong together; answers the same when not.',
  request: z.object({
    account_id: requiredText(254),
    contact_phone: requiredText(32),
    ...siteFields,
  }),
  response: nothing,
  errors: [],
});
