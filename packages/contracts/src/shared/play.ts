import * as z from 'zod/mini';
import { amountInput, requiredText } from './fields.ts';

/** `game` of the wire page. */
export const gameFields = { provider_code: requiredText(64), game_code: requiredText(128) };

/**
 * `table` of the wire page: a game and one of its tables; absent, the first, which is called `"1"`.
 */
export const tableFields = { ...gameFields, table_id: z.optional(requiredText(32)) };

/** Whatever a game asks for besides the stake; the game itself says what is wrong with it. */
export const paramsInput = z.record(z.string(), z.unknown());

export const stakeInput = amountInput;

const json = z.record(z.string(), z.unknown());

/**
 * The bets of a ticket, sixty at most; none only where they replace others: they are taken back
 * then.
 */
export const linesInput = z
  .array(z.object({ params: z.optional(paramsInput), stake: stakeInput }))
  .check(z.maxLength(60, 'tooLong'));

/** Bets a player keeps under a name. */
export const betLayout = z.object({
  layout_id: z.string(),
  name: z.string(),
  bets: z.array(z.object({ params: json, stake: z.string() })),
});

/** Who sits where at a table, as everybody sees it. */
export const tableSeat = z.object({ seat: z.int(), name: z.string() });

/** One bet of a ticket; `payout` and `multiplier` are null until it is settled. */
const ticketLine = z.object({
  params: json,
  stake: z.string(),
  payout: z.nullable(z.string()),
  multiplier: z.nullable(z.string()),
});

/**
 * Stages of a round: `closed`, no more bets, before the outcome is dealt; `resting`, nobody looks.
 */
export const roundStage = z.enum(['betting', 'closed', 'dealing', 'settled', 'void', 'resting']);

/** What is bet on a round, by kind of bet. */
export const betTotal = z.object({ kind: z.string(), amount: z.string(), players: z.int() });

/**
 * What makes a round checkable: the seeds that dealt it, or the link of the chain that decided it.
 */
export const roundFairness = z.object({
  server_seed_hash: z.optional(z.string()),
  client_seed: z.optional(z.string()),
  nonce: z.optional(z.int()),
  chain_index: z.optional(z.int()),
  hash: z.optional(z.string()),
  /**
   * Of a round of pools: what came into being after its close, and what it was announced to come
   * from.
   */
  entropy_source: z.optional(z.string()),
  entropy: z.optional(z.string()),
});

/** One play of a game, as it was. */
export const roundRecord = z.object({
  round_id: z.string(),
  provider_code: z.string(),
  game_code: z.string(),
  /** Version of the game that dealt it. */
  version: z.int(),
  mode: z.enum(['real', 'demo']),
  state: z.enum(['open', 'settled', 'refunded']),
  currency: z.string(),
  stake: z.string(),
  payout: z.string(),
  multiplier: z.string(),
  /** Of a hand whose actions may take more: what it began with; `stake` is all that was taken. */
  base_stake: z.optional(z.string()),
  params: json,
  /** Of a ticket: its bets, in place of `params`. */
  lines: z.optional(z.array(ticketLine)),
  /** Open hands show only what the player may know. */
  outcome: json,
  events: z.array(json),
  /** Actions allowed next; empty unless the round is an open hand. */
  actions: z.array(z.string()),
  fairness: roundFairness,
  /** Once revealed, else null. */
  server_seed: z.nullable(z.string()),
  created_at: z.string(),
  settled_at: z.nullable(z.string()),
});

/**
 * A bet on a shared round as its table's calls answer it: `round_id` is the round that all share.
 */
export const tableBet = z.extend(roundRecord, {
  /** The bet's own id: to leave by, and to recall the bet by (`round_get`). */
  bet_id: z.string(),
});

/** A round with all it takes to work it out again. */
export const playedRound = z.extend(roundRecord, {
  /** Of a hand: what was played on it, in order; `stake`: what the action took. */
  played: z.optional(
    z.array(z.object({ action: z.string(), params: json, stake: z.optional(z.string()) })),
  ),
  /** Of a shared round: the chain its hash belongs to. */
  chain: z.optional(z.object({ terminating_hash: z.string(), salt: z.string(), length: z.int() })),
  /** Of a shared round that a public chain decides: which, and the height of its block. */
  block: z.optional(z.object({ source: z.string(), height: z.int() })),
});

export const seedsRecord = z.object({
  server_seed_hash: z.string(),
  next_server_seed_hash: z.string(),
  client_seed: z.string(),
  /** The nonce that the next bet will use. */
  nonce: z.int(),
});

/** A bet on a shared round as everybody sees it. */
export const sharedBet = z.object({
  bet_id: z.string(),
  /** Masked: `ju***7`. */
  account_id: z.string(),
  stake: z.string(),
  currency: z.string(),
  params: json,
  /** Of a ticket: its bets, in place of `params`. */
  lines: z.optional(z.array(z.object({ params: json, stake: z.string() }))),
  /** Paid so far, by cash-outs or at the end. */
  payout: z.string(),
  multiplier: z.nullable(z.string()),
  /** Its player took it back before the round ran: it is no bet of the round any more. */
  is_cancelled: z.optional(z.boolean()),
});

/** What a stake may be refused for. */
export const stakeErrors = [
  'stakeTooLow',
  'stakeTooHigh',
  'insufficientFunds',
  'bonusMaxBet',
  'bonusNotForGame',
  'limitReached',
  'selfExcluded',
  'accountPending',
  'invalidParams',
  'gameNotFound',
  'gameUnavailable',
  'roundTooSoon',
  'otherGameOpen',
  'requestIdReused',
] as const;
