import * as z from 'zod/mini';
import { amountInput, uuid } from '../../shared/fields.ts';
import { roundFairness } from '../../shared/play.ts';

export { holderFields } from './poker-records.ts';

/** Of who fishes: a player by account and token, or a guest by the purse of play money. */
export const fisherErrors = ['sessionExpired', 'permissionDenied', 'demoNotFound'] as const;

export const sessionField = { session_id: uuid };
export const meterInput = amountInput;
export const seaSeatField = z.int().check(z.gte(1, 'belowMinimum'), z.lte(4, 'aboveMaximum'));

/**
 * What a buy-in may be refused for; buyInTooLow and buyInTooHigh tell the limit in their detail.
 */
export const buyInErrors = [
  'buyInTooLow',
  'buyInTooHigh',
  'insufficientFunds',
  'limitReached',
  'selfExcluded',
  'accountPending',
  'BLOCK',
  'CLOSE',
  'gameUnavailable',
  'otherGameOpen',
  'requestIdReused',
] as const;

/** The purse after a movement: of a player, or of a guest. */
export const fisherBalances = {
  game_balance: z.optional(z.string()),
  demo_balance: z.optional(z.string()),
  /** Of a guest: the purse, which is a new one for who had none. */
  demo_id: z.optional(z.string()),
};

export const seaSeat = z.object({ seat: z.int(), name: z.string() });

/** What is public of a sea: everything that swims in it comes from `sea_seed`. */
export const sea = z.object({
  sea_id: z.string(),
  /** How much is shot there. */
  kind: z.enum(['shallows', 'reef', 'deep', 'practice']),
  /** Of several of one kind: 1, 2 … */
  number: z.int(),
  seats: z.int(),
  seated: z.int(),
  taken: z.array(seaSeat),
  bet_levels: z.array(z.string()),
  buy_in_min: z.string(),
  buy_in_max: z.string(),
  currency: z.string(),
  play_money: z.boolean(),
  /** Whether the rules of the place let a cannon go on by itself. */
  auto: z.boolean(),
  sea_seed: z.string(),
  sea_started_at: z.string(),
});

const fishingKill = z.object({ id: z.string(), multiplier: z.int(), win: z.string() });

/** What became of a shot. */
export const shotResult = z.object({
  shot_id: z.string(),
  charged: z.string(),
  /** Who shared its cost, in the order they drew. */
  sharers: z.array(z.string()),
  kills: z.array(fishingKill),
  /** The meter did not pay it, nor any after it. */
  meter_empty: z.optional(z.literal(true)),
  /** More than ten shots a second: refused, not charged. */
  too_fast: z.optional(z.literal(true)),
});

/** An open session as its page goes on with it. */
export const fishingSession = z.object({
  session_id: z.string(),
  sea_id: z.string(),
  seat: z.int(),
  meter: z.string(),
  /** The last batch that was played, 0 before the first. */
  seq: z.int(),
  shots: z.int(),
  cost: z.string(),
  win: z.string(),
  sea: sea,
  sea_seed: z.string(),
  sea_started_at: z.string(),
  server_time: z.string(),
  /** Targets that somebody caught lately: they swim no more. */
  caught: z.array(z.string()),
  /** What the next batch is dealt from. */
  fairness: roundFairness,
});

/** A batch as it is kept, so that anybody deals it again: one nonce, its shots in order. */
export const fishingBatch = z.object({
  seq: z.int(),
  nonce: z.int(),
  cost: z.string(),
  win: z.string(),
  meter: z.string(),
  shots: z.array(z.extend(shotResult, { weapon: z.string(), bet: z.string(), at_ms: z.int() })),
});
