import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields, text } from '../../shared/fields.ts';
import { gameFields } from '../../shared/play.ts';

export const launch = defineCall({
  method: 'POST',
  path: '/api/play/launch',
  access: 'public',
  summary: 'Opens a game for real or for play money.',
  request: z.object({
    ...siteFields,
    ...gameFields,
    account_id: z.optional(text(64)),
    auth: z.optional(text(128)),
    mode: z.enum(['real', 'demo']),
    device: z.optional(z.enum(['mobile', 'tablet', 'desktop'])),
    /** Path of the site that the game's own way back leads to. */
    return_url: z.optional(text(500)),
  }),
  response: z.object({
    launch: z.enum(['house', 'embed', 'popup', 'custom']),
    mode: z.enum(['real', 'demo']),
    play_id: z.optional(z.string()),
    /**
     * Where a studio's game stands: with a token that opens it once and within two minutes, or
     * without any for play money.
     */
    url: z.optional(z.string()),
    /** Of a game of ours for real: what this player may stake at least and at most. */
    stake: z.optional(z.object({ min: z.string(), max: z.string(), currency: z.string() })),
    demo_id: z.optional(z.string()),
    demo_balance: z.optional(z.string()),
    /** Rounds of a studio's game that wait for the player and cost him nothing. */
    free_rounds: z.optional(
      z.object({
        left: z.int(),
        stake: z.string(),
        currency: z.string(),
        valid_until: z.string(),
      }),
    ),
    /** Of a studio's game: what the studio says of it. */
    facts: z.optional(
      z.object({
        provider_name: z.string(),
        /** Return to player in per cent: `"97.00"`. */
        rtp: z.string(),
        volatility: z.string(),
        max_multiplier: z.nullable(z.string()),
        stake: z.nullable(z.object({ min: z.string(), max: z.string(), currency: z.string() })),
      }),
    ),
  }),
  /**
   * gameUnavailable says why in its detail: country, limit, maintenance, switchedOff, notServed,
   * demo.
   */
  errors: [
    'gameNotFound',
    'gameUnavailable',
    'sessionExpired',
    'selfExcluded',
    'accountPending',
    'permissionDenied',
  ],
});
