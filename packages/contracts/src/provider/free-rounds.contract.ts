import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { amount, currencyCode, gameKey, instant, opaqueId } from './provider-fields.ts';

const campaignId = { campaignId: opaqueId };

/** Stakes at which free rounds of a game may be given. */
export const freeRoundTemplates = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/free-rounds/templates',
  summary: 'Stakes free rounds may have, by game and currency.',
  request: z.object({ provider: gameKey.provider, currency: currencyCode }),
  response: z.object({
    templates: z.array(
      z.object({ game: z.string(), stakes: z.array(z.string()), countMax: z.int() }),
    ),
  }),
  errors: [],
});

/** Idempotent by `campaignId`, which is ours. At most 30 days. */
export const createFreeRounds = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/free-rounds/create',
  summary: 'Gives a player free rounds.',
  request: z.object({
    ...campaignId,
    player: opaqueId,
    ...gameKey,
    currency: currencyCode,
    count: z.int().check(z.gte(1, 'belowMinimum'), z.lte(1000, 'aboveMaximum')),
    stake: amount,
    validFrom: instant,
    validTo: instant,
  }),
  response: z.object({}),
  errors: ['GAME_UNAVAILABLE', 'TX_CONFLICT'],
});

/** Those not begun are gone; one that runs may end. Repeating it is a success. */
export const cancelFreeRounds = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/free-rounds/cancel',
  summary: 'Takes free rounds back.',
  request: z.object(campaignId),
  response: z.object({ played: z.int() }),
  errors: ['CAMPAIGN_NOT_FOUND'],
});

/**
 * All free rounds of a campaign are played, or its time is over: the total win is paid once, 0 included, whoever the player is by now and long
 * after he left. `txId` as in `transact`.
 */
export const freeRoundsFinished = defineProviderCall({
  door: 'wallet',
  path: '/provider/v1/free-rounds-finished',
  summary: 'Pays the total win of free rounds.',
  request: z.object({
    ...campaignId,
    player: opaqueId,
    txId: opaqueId,
    played: z.int().check(z.gte(0, 'belowMinimum')),
    totalWin: amount,
    currency: currencyCode,
  }),
  response: z.object({ result: z.enum(['applied', 'repeated']) }),
  errors: ['CAMPAIGN_NOT_FOUND', 'PLAYER_NOT_FOUND', 'CURRENCY_MISMATCH', 'TX_CONFLICT'],
});
