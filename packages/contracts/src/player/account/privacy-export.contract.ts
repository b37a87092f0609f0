import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, passwordText } from '../../shared/fields.ts';

export const privacyExport = defineCall({
  method: 'POST',
  path: '/api/privacy/export',
  access: 'player',
  summary: 'Asks for everything kept of the player as a file; its address comes when it is ready.',
  request: z.object({ ...meFields, password: passwordText }),
  response: nothing,
  errors: ['wrongPassword'],
});
