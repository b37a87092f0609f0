import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, passwordText, stepUpField } from '../../shared/fields.ts';

export const recoveryRenew = defineCall({
  method: 'POST',
  path: '/api/security/recovery_renew',
  access: 'player',
  summary: 'Makes new recovery codes, told once; the old ones end.',
  request: z.object({ ...meFields, password: passwordText, ...stepUpField }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [
    'wrongPassword',
    'secondStepNotSet',
    'stepUpRequired',
    'invalidTac',
    'expiredTac',
    'invalidPasskey',
  ],
});
