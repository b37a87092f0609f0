import * as z from 'zod/mini';
import { amountInput, siteFields, text, uuid } from '../../shared/fields.ts';

/**
 * Who sits: a player by account and token, or a guest by the purse of play money. At tables of play
 * money `demo_id` stands in place of the player; at the others the player is needed, else
 * `sessionExpired`.
 */
export const holderFields = {
  ...siteFields,
  account_id: z.optional(text(64)),
  auth: z.optional(text(128)),
  demo_id: z.optional(uuid),
};

export const holderErrors = [
  'sessionExpired',
  'permissionDenied',
  'demoNotFound',
  'tableNotFound',
] as const;

export const pokerTableField = { table_id: uuid };

export const handNoField = z
  .int()
  .check(z.gte(1, 'belowMinimum'), z.lte(2_147_483_647, 'aboveMaximum'));

export const seatField = z.int().check(z.gte(1, 'belowMinimum'), z.lte(9, 'aboveMaximum'));

/** Of a seed, or of its promise: 64 lower-case hex characters. */
export const hex64 = z.string().check(z.trim(), z.regex(/^[0-9a-f]{64}$/, 'invalidType'));

export const chipsInput = amountInput;

/** What a seat has now: chips, and the purse they came from. */
export const seatAnswer = {
  /** Null: none any more. */
  seat: z.nullable(z.int()),
  chips: z.string(),
  /** Of a player. */
  game_balance: z.optional(z.string()),
  /** Of a guest, with the purse, which is a new one for who had none. */
  demo_balance: z.optional(z.string()),
  demo_id: z.optional(z.string()),
};

/**
 * A card with what proves that it was sealed at its place: the leaf's text and the way up to the
 * root.
 */
export const openedCard = z.object({
  card: z.int(),
  leaf: z.string(),
  proof: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() })),
});

const seatCommit = z.object({ seat: z.int(), commit: z.string() });
const seatSeed = z.object({ seat: z.int(), seed: z.string() });
const street = z.enum(['preflop', 'flop', 'turn', 'river']);

const pot = z.object({
  amount: z.string(),
  seats: z.array(z.int()),
  /** Once it is shared. */
  rake: z.optional(z.string()),
  shares: z.optional(z.array(z.object({ seat: z.int(), won: z.string() }))),
});

const handAction = z.object({
  street,
  seat: z.int(),
  action: z.enum([
    ...(['fold', 'check', 'call', 'bet', 'raise', 'all_in'] as const),
    ...(['small_blind', 'big_blind', 'dead_blind'] as const),
  ]),
  /** The street's total of the seat after it; of a dead blind its amount. */
  to: z.string(),
  is_all_in: z.boolean(),
  /** The clock or the table acted. */
  is_forced: z.boolean(),
});

const shownHand = z.object({ seat: z.int(), cards: z.array(openedCard) });

const uncalledPart = z.nullable(z.object({ seat: z.int(), amount: z.string() }));

/** A table as the list tells it. */
export const pokerTable = z.object({
  table_id: z.string(),
  name: z.string(),
  kind: z.enum(['no_limit', 'fixed_limit']),
  currency: z.string(),
  seats: z.int(),
  seated: z.int(),
  waiting: z.int(),
  small_blind: z.string(),
  big_blind: z.string(),
  buy_in_min: z.string(),
  buy_in_max: z.string(),
  rake: z.object({ percent: z.int(), cap: z.string(), heads_up_cap: z.string() }),
  /** Of the last hour. */
  hands_per_hour: z.int(),
  average_pot: z.string(),
  /** Of those dealt in, how many in a hundred saw the flop. */
  players_per_flop: z.int(),
  computer_players: z.int(),
  play_money: z.boolean(),
  /** Who sits, by the names shown at the table. */
  players: z.array(z.object({ seat: z.int(), name: z.string(), chips: z.string() })),
});

/**
 * The hand that is played, or the last one with its result; nothing in it is known to one player
 * only.
 */
export const publicHand = z.object({
  hand_no: z.int(),
  root: z.string(),
  server_seed_hash: z.string(),
  commits: z.array(seatCommit),
  seeds: z.array(seatSeed),
  button: z.int(),
  small_blind: z.int(),
  big_blind: z.int(),
  street,
  board: z.array(z.int()),
  board_proofs: z.array(openedCard),
  pots: z.array(pot),
  to_match: z.string(),
  turn: z.nullable(z.object({ seat: z.int(), ends_at: z.string(), bank_ms: z.int() })),
  step: z.int(),
  min_raise_to: z.nullable(z.string()),
  actions: z.array(handAction),
  shown: z.array(shownHand),
  result: z.nullable(z.object({ ended_at: z.string(), rake: z.string(), uncalled: uncalledPart })),
});

/** What of the next hand is told: its sealed deck, and whose seeds are awaited. */
export const nextHand = z.object({
  hand_no: z.int(),
  root: z.string(),
  server_seed_hash: z.string(),
  commits: z.array(seatCommit),
  /** Seats whose seed is there. */
  seeded: z.array(z.int()),
  seeds_until: z.string(),
});

export const publicSeat = z.object({
  seat: z.int(),
  name: z.string(),
  chips: z.string(),
  bet: z.string(),
  state: z.enum(['active', 'folded', 'all_in', 'out', 'away']),
  has_cards: z.boolean(),
  is_computer: z.boolean(),
  is_connected: z.boolean(),
});

/**
 * What may be done at a turn: sums are the street's totals, but of a call, which is what it costs.
 */
export const legalActions = z.object({
  can_check: z.boolean(),
  call: z.nullable(z.string()),
  wager: z.nullable(
    z.object({ action: z.enum(['bet', 'raise']), least: z.string(), most: z.string() }),
  ),
  all_in: z.nullable(z.string()),
});

/** A hand as it was. */
export const handHistory = z.object({
  hand_id: z.string(),
  table_id: z.string(),
  table_name: z.string(),
  hand_no: z.int(),
  currency: z.string(),
  play_money: z.boolean(),
  started_at: z.string(),
  ended_at: z.string(),
  root: z.string(),
  server_seed_hash: z.string(),
  commits: z.array(seatCommit),
  seeds: z.array(seatSeed),
  button: z.int(),
  small_blind: z.int(),
  big_blind: z.int(),
  /** Dealt in, from the left of the button. */
  seats: z.array(
    z.object({
      seat: z.int(),
      name: z.string(),
      is_computer: z.boolean(),
      is_me: z.boolean(),
      start: z.string(),
      stake: z.string(),
      payout: z.string(),
      net: z.string(),
    }),
  ),
  actions: z.array(handAction),
  board: z.array(z.int()),
  board_proofs: z.array(openedCard),
  shown: z.array(shownHand),
  /** Of who asks, if they were dealt in. */
  own_cards: z.array(openedCard),
  pots: z.array(pot),
  rake: z.string(),
  uncalled: uncalledPart,
});
