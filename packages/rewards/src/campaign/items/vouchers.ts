import * as z from 'zod/mini';
import { item } from '../fields/item.ts';
import { amount, code, listOf, odds, tokens, whole } from '../fields/simple.ts';
import { trigger } from '../fields/trigger.ts';

/** A bet whose stake the house pays. */
export const freeBetItem = item('free_bet', {
  trigger,
  amount,
  min_odds: z.optional(odds),
  max_odds: z.optional(odds),
  sports: z.optional(z.array(z.string())),
  expires_hours: whole(1, 2_160),
  wagering_template: z.optional(code),
});

/** More for a won bet. */
export const oddsBoostItem = item('odds_boost', {
  trigger,
  boost_percent: whole(1, 200),
  max_stake: amount,
  max_extra: amount,
  min_odds: z.optional(odds),
  expires_hours: whole(1, 2_160),
});

/** Rounds at a studio that the house pays. */
export const freeRoundsItem = item('free_rounds', {
  trigger,
  provider: z.string(),
  games: listOf(z.string(), 1, 50),
  rounds: whole(1, 1_000),
  stake: amount,
  days: whole(1, 90),
  wins_template: z.optional(code),
});

export const tokensItem = item('tokens', {
  trigger,
  amount: tokens,
  release_hours: z.optional(whole(1, 2_160)),
});
