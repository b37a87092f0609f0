import * as z from 'zod/mini';
import { loginResult, onlyToWithdraw } from './login.contract.ts';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields, tac } from '../../shared/fields.ts';

export const loginTac = defineCall({
  method: 'POST',
  path: '/api/auth/login_tac',
  access: 'public',
  summary: 'Signs in with a code.',
  request: z.object({ account_id: requiredText(254), tac, ...siteFields, ...onlyToWithdraw }),
  response: loginResult,
  errors: [
    'invalidTac',
    'expiredTac',
    'accountPending',
    'BLOCK',
    'CLOSE',
    'selfExcluded',
    'secondStepRequired',
  ],
});
