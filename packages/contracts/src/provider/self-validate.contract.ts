import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { gameKey } from './provider-fields.ts';

/** Games that the asking side thinks are offered; each is looked up. */
const askedGames = z.optional(z.array(z.object(gameKey)).check(z.maxLength(1000, 'tooMany')));

const checkOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({ name: z.enum(names), ok: z.boolean(), detail: z.string() });

/**
 * What a studio asks first, and whenever something is odd: does the platform see the connection as
 * the studio does. Moves nothing.
 */
export const selfValidate = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/self-validate',
  summary: 'Checks a connection and reports.',
  request: z.object({ games: askedGames }),
  response: z.object({
    connection: z.string(),
    site: z.string(),
    currency: z.string(),
    serverTime: z.string(),
    /** How far the request's time was from ours; positive: the studio is ahead. */
    clockDriftMs: z.int(),
    checks: z.array(checkOf(['signature', 'clock', 'keys', 'providers', 'games', 'studio'])),
  }),
  errors: [],
});

/**
 * The other way round: does the studio see the connection as the platform does, and does it reach
 * the wallet. Moves nothing.
 */
export const studioSelfValidate = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/self-validate',
  summary: 'Checks the connection from the side of the studio and reports.',
  request: z.object({ games: askedGames }),
  response: z.object({
    version: z.string(),
    serverTime: z.string(),
    /** How far the request's time was from the studio's; positive: the platform is ahead. */
    clockDriftMs: z.int(),
    checks: z.array(checkOf(['signature', 'clock', 'games', 'wallet'])),
  }),
  errors: [],
});
