import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { meFields, passwordText, requiredText, text } from '../shared/fields.ts';

export const profileUpdate = defineCall({
  method: 'POST',
  path: '/api/settings/profile_update',
  access: 'player',
  summary: 'Changes name and mail. Another mail than before needs the password.',
  request: z.object({
    ...meFields,
    full_name: text(100),
    contact_email: requiredText(254),
    password: z.optional(passwordText),
  }),
  response: z.object({ full_name: z.string(), contact_email: z.string() }),
  errors: ['emailTaken', 'wrongPassword'],
});
