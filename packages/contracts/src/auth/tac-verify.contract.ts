import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { nothing, requiredText, siteFields, tac } from '../shared/fields.ts';

export const tacVerify = defineCall({
  method: 'POST',
  path: '/api/auth/tac/verify',
  access: 'public',
  summary: 'Activates a pending account with its code.',
  request: z.object({ ...siteFields, account_id: requiredText(64), tac }),
  response: nothing,
  errors: ['invalidTac', 'expiredTac'],
});
