import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const profile = defineCall({
  method: 'POST',
  path: '/api/settings/profile',
  access: 'player',
  summary: 'What the account says of its player.',
  request: z.object({ ...meFields }),
  response: z.object({
    account_id: z.string(),
    /** Empty where none was given. */
    full_name: z.string(),
    contact_email: z.string(),
    /** Masked: country and last digits. */
    contact_phone: z.string(),
    /** Language of the messages that are sent, as a tag. */
    language: z.string(),
    created_at: z.string(),
    is_phone_verified: z.boolean(),
    /** A code that was sent to the mail was entered. */
    is_email_verified: z.boolean(),
    /** The name was compared with papers. */
    is_name_verified: z.boolean(),
  }),
  errors: [],
});
