import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, tac } from '../../shared/fields.ts';

export const contactConfirm = defineCall({
  method: 'POST',
  path: '/api/security/contact_confirm',
  access: 'player',
  summary: 'Changes mail or phone by the codes that were sent to the old and the new one.',
  request: z.object({
    ...meFields,
    contact: z.enum(['mail', 'phone']),
    old_code: tac,
    new_code: tac,
  }),
  response: z.object({ contact_email: z.string(), contact_phone: z.string() }),
  errors: ['invalidTac', 'expiredTac', 'emailTaken', 'phoneTaken'],
});
