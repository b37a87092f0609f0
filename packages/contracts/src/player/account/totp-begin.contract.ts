import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, passwordText, stepUpField } from '../../shared/fields.ts';

export const totpBegin = defineCall({
  method: 'POST',
  path: '/api/security/totp_begin',
  access: 'player',
  summary:
    'Makes the key of an authenticator app; it counts once `totp_confirm` has seen a code of it. Who has a second step already proves it.',
  request: z.object({ ...meFields, password: passwordText, ...stepUpField }),
  response: z.object({ secret: z.string(), otpauth_url: z.string() }),
  errors: [
    'wrongPassword',
    'secondStepSet',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'invalidPasskey',
  ],
});
