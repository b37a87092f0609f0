import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields } from '../../shared/fields.ts';

export const referralCode = defineCall({
  method: 'POST',
  path: '/api/settings/referral_code',
  access: 'player',
  summary:
    'The code by which others name the player at sign-up, and how many confirmed accounts did.',
  request: z.object({ ...meFields }),
  response: z.object({ referral_code: z.string(), invited: z.int() }),
  errors: [],
});
