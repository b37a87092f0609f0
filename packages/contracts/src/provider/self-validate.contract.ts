import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { gameKey } from './provider-fields.ts';

/** What a studio asks first, and whenever something is odd: does the platform see the connection as the studio does. Moves nothing. */
export const selfValidate = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/self-validate',
  summary: 'Checks a connection and reports.',
  request: z.object({
    /** Games the studio thinks it offers here; each is looked up. */
    games: z.optional(z.array(z.object(gameKey)).check(z.maxLength(1000, 'tooMany'))),
  }),
  response: z.object({
    connection: z.string(),
    site: z.string(),
    currency: z.string(),
    serverTime: z.string(),
    /** How far the request's time was from ours; positive: the studio is ahead. */
    clockDriftMs: z.int(),
    checks: z.array(
      z.object({
        name: z.enum(['signature', 'clock', 'keys', 'providers', 'games', 'studio']),
        ok: z.boolean(),
        detail: z.string(),
      }),
    ),
  }),
  errors: [],
});
