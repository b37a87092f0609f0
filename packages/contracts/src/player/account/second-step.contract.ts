import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';
import { stepUpKinds } from '../../shared/second-step.ts';

export const secondStep = defineCall({
  method: 'POST',
  path: '/api/security/second_step',
  access: 'player',
  summary: 'What protects the account besides its password.',
  request: z.object({ ...meFields }),
  response: z.object({
    /** Since when an authenticator app is in use; null: none is. */
    totp_since: z.nullable(z.string()),
    passkeys: z.int(),
    /** Recovery codes that were not used yet. */
    recovery_left: z.int(),
    /** What a step-up may be proven by, in this order. */
    kinds: z.array(z.enum(stepUpKinds)),
  }),
  errors: [],
});
