import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, tac } from '../../shared/fields.ts';

export const totpConfirm = defineCall({
  method: 'POST',
  path: '/api/security/totp_confirm',
  access: 'player',
  summary:
    'Takes the authenticator app into use by a code of it. Recovery codes are told once, with the first second step.',
  request: z.object({ ...meFields, code: tac }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: ['invalidTac', 'expiredTac'],
});
