import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing } from '../../shared/fields.ts';

export const mailCode = defineCall({
  method: 'POST',
  path: '/api/security/mail_code',
  access: 'player',
  summary: 'Sends a code to the mail of the account, unless it is verified.',
  request: z.object({ ...meFields }),
  response: nothing,
  errors: [],
});
