import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { meFields, nothing } from '../../shared/fields.ts';

export const logout = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'player',
  summary: 'Ends this session.',
  request: z.object({ ...meFields }),
  response: nothing,
  errors: [],
});
