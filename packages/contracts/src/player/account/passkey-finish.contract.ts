import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, text } from '../../shared/fields.ts';
import { newPasskey, passkeyRecord } from '../../shared/second-step.ts';

export const passkeyFinish = defineCall({
  method: 'POST',
  path: '/api/security/passkey_finish',
  access: 'player',
  summary:
    'Takes a passkey that was made into use. Recovery codes are told once, with the first second step.',
  request: z.object({ ...meFields, response: newPasskey, name: z.optional(text(60)) }),
  response: z.object({ value: passkeyRecord, recovery_codes: z.array(z.string()) }),
  errors: ['invalidPasskey', 'tooManyPasskeys'],
});
