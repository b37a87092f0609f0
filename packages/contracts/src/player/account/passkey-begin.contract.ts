import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, passwordText, stepUpField } from '../../shared/fields.ts';
import { passkeyOptions } from '../../shared/second-step.ts';

export const passkeyBegin = defineCall({
  method: 'POST',
  path: '/api/security/passkey_begin',
  access: 'player',
  summary:
    'Options for making a passkey (which needs the password, and the second step of who has one), or for a step-up with one.',
  request: z.object({
    ...meFields,
    purpose: z.enum(['register', 'step_up']),
    password: z.optional(passwordText),
    ...stepUpField,
  }),
  response: z.object({ options: passkeyOptions }),
  errors: [
    'wrongPassword',
    'tooManyPasskeys',
    'passkeyNotFound',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'invalidPasskey',
  ],
});
