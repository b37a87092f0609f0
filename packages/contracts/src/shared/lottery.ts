import * as z from 'zod/mini';
import { paramsInput } from './play.ts';
import { requiredText } from './fields.ts';

const json = z.record(z.string(), z.unknown());

/** Lotteries of the studio. */
export const lotteryGameCode = z.enum(['lotto-4d', 'lotto-3d', 'lotto-2d', 'lotto-6-49']);

/** `ending`, while the list of tickets is fixed, is told as closed. */
export const drawState = z.enum(['open', 'closed', 'drawn', 'settled']);

/** What the wire calls a draw: `4d:2026-11-28-1900`. */
export const drawId = requiredText(64);

/**
 * Lines of a ticket as they are asked for: a play with its stake where the player chooses one, or
 * `quick`: n numbers to be drawn.
 */
export const playsInput = z
  .array(paramsInput)
  .check(z.minLength(1, 'required'), z.maxLength(50, 'tooLong'));

/** A draw as lists tell it. */
export const drawRecord = z.object({
  draw_id: z.string(),
  game: lotteryGameCode,
  name: z.string(),
  opens_at: z.string(),
  cut_off_at: z.string(),
  draw_at: z.string(),
  state: drawState,
  /** Of a line, where the site fixes it; else the player chooses the stake. */
  price: z.nullable(z.string()),
  /** Of the game with a fund: as it stands, at least the guarantee. */
  jackpot: z.nullable(z.string()),
  guarantee: z.nullable(z.string()),
  rollover: z.nullable(z.string()),
  /** Tickets and money by now; for good once it is closed. */
  count: z.int(),
  sales: z.string(),
  round_id: z.string(),
  /** Of the draw's link in the game's chain. */
  index: z.int(),
});

/** Winning lines of a tier; `each` is null where lines of one tier win different amounts. */
export const drawTier = z.object({
  tier: z.string(),
  winners: z.string(),
  each: z.nullable(z.string()),
});

/** What a draw can be checked by; what is not there yet is null. */
export const drawCommitment = z.object({
  terminating_hash: z.string(),
  salt: z.string(),
  root: z.nullable(z.string()),
  entropy_source: z.nullable(z.string()),
  entropy: z.nullable(z.string()),
  hash: z.nullable(z.string()),
});

/** A step of a proof, from the leaf upwards. */
export const proofStep = z.object({ side: z.enum(['left', 'right']), hash: z.string() });

/** A ticket as its buyer sees it; the leaf text is the receipt. */
export const lotteryTicket = z.object({
  ticket_id: z.string(),
  draw_id: z.string(),
  game: lotteryGameCode,
  draw_at: z.string(),
  seq: z.int(),
  /** Each play with its `stake`; numbers that were to be drawn are filled in. */
  plays: z.array(json),
  stake: z.string(),
  leaf_text: z.string(),
  blind: z.string(),
  state: z.enum(['open', 'settled', 'refunded']),
  payout: z.string(),
  /** What its lines won; `line` 0 is the first. */
  won: z.array(z.object({ line: z.int(), tier: z.string(), amount: z.string() })),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
});

export const subscriptionRecord = z.object({
  subscription_id: z.string(),
  game: lotteryGameCode,
  plays: z.array(json),
  /** Draws that are left; null: until it is ended. */
  draws: z.nullable(z.int()),
  /** 0 Sunday … 6 Saturday; null: every draw. */
  weekdays: z.nullable(z.array(z.int())),
  max_cost: z.nullable(z.string()),
  state: z.enum(['active', 'ended']),
  /** `refused`: three purchases in a row were. */
  end_reason: z.nullable(z.enum(['player', 'done', 'refused'])),
  created_at: z.string(),
  ended_at: z.nullable(z.string()),
});

/** What a purchase of tickets may fail with. */
export const lotteryErrors = [
  'insufficientFunds',
  'bonusMaxBet',
  'bonusNotForGame',
  'limitReached',
  'selfExcluded',
  'accountPending',
  'invalidParams',
  'gameNotFound',
  'gameUnavailable',
  'stakeTooHigh',
  'drawNotFound',
  'drawClosed',
  'soldOut',
  'requestIdReused',
] as const;
