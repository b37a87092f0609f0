import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { token } from './provider-fields.ts';

/** The studio says that the player left. Repeating it is a success. */
export const endSession = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/end-session',
  summary: 'Ends a session.',
  request: z.object({ session: token, reason: z.enum(['left', 'idle', 'replaced', 'error']) }),
  response: z.object({}),
  errors: ['SESSION_INVALID'],
});
