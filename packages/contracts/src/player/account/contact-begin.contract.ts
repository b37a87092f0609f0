import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, passwordText, requiredText, stepUpField } from '../../shared/fields.ts';

export const contactBegin = defineCall({
  method: 'POST',
  path: '/api/security/contact_begin',
  access: 'player',
  summary:
    'Asks for another mail or phone: sends one code to the old and one to the new. Both are masked in the answer as far as somebody else could read along.',
  request: z.object({
    ...meFields,
    contact: z.enum(['mail', 'phone']),
    value: requiredText(254),
    password: passwordText,
    ...stepUpField,
  }),
  response: z.object({ old_place: z.string(), new_place: z.string() }),
  errors: [
    'wrongPassword',
    'sameContact',
    'emailTaken',
    'phoneTaken',
    'selfExcluded',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'invalidPasskey',
  ],
});
