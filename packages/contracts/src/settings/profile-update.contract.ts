import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { meFields, requiredText, text } from '../shared/fields.ts';

export const profileUpdate = defineCall({
  method: 'POST',
  path: '/api/settings/profile_update',
  access: 'player',
  summary:
    'Changes the name, until it is verified. Another mail is `fieldLocked`: `security/contact_begin` changes it.',
  request: z.object({
    ...meFields,
    full_name: text(100),
    contact_email: requiredText(254),
  }),
  response: z.object({ full_name: z.string(), contact_email: z.string() }),
  errors: ['fieldLocked'],
});
