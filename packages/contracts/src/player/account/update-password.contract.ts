import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, passwordText } from '../../shared/fields.ts';

export const updatePassword = defineCall({
  method: 'POST',
  path: '/api/auth/update_password',
  access: 'player',
  summary: 'Changes the password; other sessions end, this one stays.',
  request: z.object({ ...meFields, password: passwordText, new_password: passwordText }),
  response: nothing,
  errors: ['wrongPassword', 'weakPassword', 'samePassword'],
});
