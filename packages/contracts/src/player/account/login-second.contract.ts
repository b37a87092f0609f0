import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields, stepUpNeeded } from '../../shared/fields.ts';
import { loginResult } from './login.contract.ts';

export const loginSecond = defineCall({
  method: 'POST',
  path: '/api/auth/login_second',
  access: 'public',
  summary: 'Ends a sign-in that `secondStepRequired` interrupted, by the second step.',
  request: z.object({ challenge: requiredText(128), step_up: stepUpNeeded, ...siteFields }),
  response: loginResult,
  errors: [
    'invalidTac',
    'expiredTac',
    'invalidPasskey',
    'challengeExpired',
    'BLOCK',
    'CLOSE',
    'selfExcluded',
  ],
});
