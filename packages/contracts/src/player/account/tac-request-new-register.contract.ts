import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { nothing, requiredText, siteFields } from '../../shared/fields.ts';

export const tacRequestNewRegister = defineCall({
  method: 'POST',
  path: '/api/auth/tac/request_new_register',
  access: 'public',
  summary: 'Sends a new sign-up code.',
  request: z.object({ ...siteFields, account_id: requiredText(254) }),
  response: nothing,
  errors: [],
});
