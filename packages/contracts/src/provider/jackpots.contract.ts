import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { amount, currencyCode, gameKey, instant, opaqueId, shortText } from './provider-fields.ts';

/** A win as everybody may read it: who had it is said masked, or not at all. */
const jackpotDraw = z.object({
  amount,
  at: instant,
  winner: z.nullable(shortText(32)),
});

/** One level of a jackpot as it stands now. A jackpot of several tiers sends one for each. */
export const jackpotLevel = z.object({
  provider: gameKey.provider,
  /** As in `jackpotWin` of `transact`. */
  jackpotId: opaqueId,
  tier: z.optional(opaqueId),
  /** By language; `en` must be there. */
  names: z.record(z.string(), shortText(80)),
  /** What a player would win now. */
  amount,
  /** Games of that provider in which it can be won. */
  games: z.array(gameKey.game).check(z.minLength(1, 'required'), z.maxLength(500, 'tooMany')),
  last: z.nullable(jackpotDraw),
  biggest: z.nullable(jackpotDraw),
});

/**
 * Asked every half minute, once per currency of the sites, of studios that have games with the
 * feature `jackpot`. The answer is whole: a level that is not in it is shown no more, and neither
 * is one that was told more than three minutes ago.
 */
export const studioJackpots = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/jackpots',
  summary: 'What stands in the jackpots, in one currency.',
  request: z.object({ currency: currencyCode }),
  response: z.object({ jackpots: z.array(jackpotLevel).check(z.maxLength(200, 'tooMany')) }),
  errors: [],
});
