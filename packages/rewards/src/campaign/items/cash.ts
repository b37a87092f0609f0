import * as z from 'zod/mini';
import { filter } from '../fields/games.ts';
import { item } from '../fields/item.ts';
import { prize } from '../fields/prize.ts';
import { amount, listOf, whole } from '../fields/simple.ts';

const level = whole(0, 99);
const rates = listOf(z.strictObject({ level, rate_bp: whole(0, 5_000) }), 1, 100);
const pays = z.string().check(z.regex(/^(cash|bonus:[a-z0-9-]+)$/, 'badCode'));

/** A part of the house's edge back on every stake. */
export const rakebackItem = item('rakeback', {
  rates,
  sports_edge_bp: z.optional(whole(0, 2_000)),
  claim: z.enum(['any', 'day', 'week', 'month']),
});

/** A part of what a period lost. */
export const cashbackItem = item('cashback', {
  period: z.enum(['day', 'week', 'month']),
  rates,
  min: z.optional(amount),
  max: amount,
  filter: z.optional(filter),
  pays: z.optional(pays),
  claim_hours: z.optional(whole(1, 720)),
});

/** An amount in parts. */
export const reloadItem = item('reload', {
  rates: z.optional(rates),
  base: z.optional(z.array(z.strictObject({ level, amount }))),
  parts: whole(1, 31),
  every_hours: whole(1, 168),
  pays: z.optional(pays),
});

/** Players who bring players. */
export const referralItem = item('referral', {
  percent: whole(0, 50),
  friend_prize: z.optional(prize),
  own_prize: z.optional(prize),
  min_deposit: z.optional(amount),
  min_turnover: z.optional(amount),
  must_verify: z.optional(z.boolean()),
  within_days: whole(1, 365),
  tiers: z.optional(listOf(z.strictObject({ from: whole(1, 100_000), prize }), 0, 50)),
});
