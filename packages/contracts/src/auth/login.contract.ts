import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { passwordText, requiredText, siteFields } from '../shared/fields.ts';

export const loginResult = z.object({
  token: z.string(),
  user: z.object({ account_id: z.string(), session_token: z.string() }),
  fullname: z.string(),
  email: z.string(),
});

export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Signs in with account id and password.',
  request: z.object({ account_id: requiredText(64), password: passwordText, ...siteFields }),
  response: loginResult,
  errors: ['invalidCredentials', 'accountPending', 'BLOCK', 'CLOSE', 'selfExcluded'],
});
