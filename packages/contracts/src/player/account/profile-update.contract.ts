import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, requiredText, stepUpField, text } from '../../shared/fields.ts';

export const profileUpdate = defineCall({
  method: 'POST',
  path: '/api/settings/profile_update',
  access: 'player',
  summary:
    'Stores name and mail together, or neither. Another mail needs a second step once the present one was confirmed or there is a second step, a destination or a withdrawal; it counts as verified when the code that is sent to it was entered (`security/mail_confirm`).',
  request: z.object({
    ...meFields,
    full_name: text(100),
    contact_email: requiredText(254),
    ...stepUpField,
  }),
  response: z.object({
    full_name: z.string(),
    contact_email: z.string(),
    is_email_verified: z.boolean(),
  }),
  errors: [
    'fieldLocked',
    'emailTaken',
    'selfExcluded',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'invalidPasskey',
  ],
});
