import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { passkeyProof } from '../../shared/second-step.ts';
import { loginResult, onlyToWithdraw } from './login.contract.ts';

export const passkeyLogin = defineCall({
  method: 'POST',
  path: '/api/auth/passkey_login',
  access: 'public',
  summary: 'Signs in with a passkey alone.',
  request: z.object({ response: passkeyProof, ...siteFields, ...onlyToWithdraw }),
  response: loginResult,
  errors: ['invalidPasskey', 'accountPending', 'BLOCK', 'CLOSE', 'selfExcluded'],
});
