import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { opaqueId, token } from './provider-fields.ts';

/**
 * The player must leave: excluded, blocked, signed out, or the game was switched off. The round
 * that runs may end.
 */
export const closeSession = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/close-session',
  summary: 'Ends sessions of a player at the studio.',
  request: z.object({
    player: opaqueId,
    /** Absent: all of his. */
    session: z.optional(token),
    reason: z.enum(['exclusion', 'limit', 'signed-out', 'maintenance', 'operator', 'other-game']),
  }),
  response: z.object({ closed: z.int() }),
  errors: [],
});

/** Whether the studio is there, and its clock. */
export const studioHealth = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/health',
  summary: 'Version and time of the studio.',
  request: z.object({}),
  response: z.object({ version: z.string(), time: z.string() }),
  errors: [],
});
