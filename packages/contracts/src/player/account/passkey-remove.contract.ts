import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { id, meFields, nothing, passwordText, stepUpField } from '../../shared/fields.ts';

export const passkeyRemove = defineCall({
  method: 'POST',
  path: '/api/security/passkey_remove',
  access: 'player',
  summary: 'Takes a passkey out of use.',
  request: z.object({ ...meFields, passkey_id: id, password: passwordText, ...stepUpField }),
  response: nothing,
  errors: [
    'passkeyNotFound',
    'wrongPassword',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'invalidPasskey',
  ],
});
