import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { token } from './provider-fields.ts';

/**
 * The old session takes no stakes from then on; wins and rollbacks of its rounds go with either.
 */
export const refreshSession = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/refresh-session',
  summary: 'Exchanges a session that is still good for a new one.',
  request: z.object({ session: token }),
  response: z.object({ session: z.string(), expiresAt: z.string() }),
  errors: ['SESSION_INVALID'],
});
