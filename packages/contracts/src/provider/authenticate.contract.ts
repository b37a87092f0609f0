import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { freeRounds } from './free-rounds.contract.ts';
import {
  balanceRecord,
  gameDevice,
  gameKey,
  gameLaunchKind,
  pocketRecords,
  token,
} from './provider-fields.ts';

/**
 * First call of a game for real money: the launch token of its address, good once and for two
 * minutes, becomes a session. Send it again and it is `SESSION_INVALID`: the player starts the game
 * anew.
 */
export const authenticate = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/authenticate',
  summary: 'Exchanges a launch token for a session.',
  request: z.object({ launchToken: token }),
  response: z.object({
    session: z.string(),
    expiresAt: z.string(),
    /** Alias of the player for this connection; never changes, says nothing about him. */
    player: z.string(),
    /** Code of the site the player is at: one connection may serve many. */
    brand: z.string(),
    ...gameKey,
    launch: gameLaunchKind,
    device: gameDevice,
    /** BCP 47, `pt-BR`. */
    language: z.string(),
    /** ISO 3166-1 alpha-2, or null when unknown. */
    country: z.nullable(z.string()),
    jurisdiction: z.string(),
    balance: balanceRecord,
    pockets: pocketRecords,
    /** What one stake may be; null: the game's own bounds. */
    limits: z.object({ stakeMin: z.nullable(z.string()), stakeMax: z.nullable(z.string()) }),
    /**
     * Minutes between reality checks, null without. The platform asks; the game only lets the
     * player answer.
     */
    realityCheckMinutes: z.nullable(z.int()),
    /** Absolute addresses of the platform for buttons of the game. */
    links: z.object({ lobby: z.string(), deposit: z.string(), history: z.string() }),
    /** Rounds of this player and game that took a stake and are not finished: resume them. */
    openRounds: z.array(
      z.object({ roundId: z.string(), staked: z.string(), openedAt: z.string() }),
    ),
    /**
     * Free rounds this player still has at this game, the first to end first: each is one
     * `promoCredit` with `campaignId`, 0 included.
     */
    freeRounds: z.optional(
      z.array(z.object({ ...freeRounds.shape, played: z.int(), won: z.string() })),
    ),
  }),
  errors: [
    'SESSION_INVALID',
    'ACCOUNT_LOCKED',
    'BET_NOT_ALLOWED',
    'GAME_UNAVAILABLE',
    'PLAYER_NOT_FOUND',
  ],
});
