import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing, passwordText, stepUpField } from '../../shared/fields.ts';

export const totpDisable = defineCall({
  method: 'POST',
  path: '/api/security/totp_disable',
  access: 'player',
  summary: 'Takes the authenticator app out of use.',
  request: z.object({ ...meFields, password: passwordText, ...stepUpField }),
  response: nothing,
  errors: [
    'wrongPassword',
    'secondStepNotSet',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'invalidPasskey',
  ],
});
