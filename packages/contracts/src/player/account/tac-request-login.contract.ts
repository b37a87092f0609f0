import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nothing, requiredText, siteFields } from '../../shared/fields.ts';

export const tacRequestLogin = defineCall({
  method: 'POST',
  path: '/api/auth/tac/request_login',
  access: 'public',
  summary: 'Sends a sign-in code.',
  request: z.object({ ...siteFields, account_id: requiredText(254) }),
  response: nothing,
  errors: [],
});
