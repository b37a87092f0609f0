import * as z from 'zod/mini';
import { depositStep, paymentKind } from '../player/money/deposit-step.ts';

/** Game-list item (specification, point 3) with what a tile needs besides. */
export const gameItem = z.object({
  provider_code: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  /** Category by its wire name (`slot_game`). */
  game_type: z.string(),
  /** Poster; other shapes and sizes follow from it (`gameImageUrl` in the domain package). */
  img_url: z.string(),
});

export const catalogueGame = z.extend(gameItem, {
  provider_name: z.string(),
  /** Blur-up stand-in: comma-separated hex colours. */
  placeholder: z.string(),
  is_hot: z.boolean(),
  is_new: z.boolean(),
  /** False when the game cannot be opened yet. */
  is_playable: z.boolean(),
  /** It opens for nobody here now, and says why when it is asked for; absent: it opens. */
  is_closed: z.optional(z.literal(true)),
  /** How it opens, where site and provider agreed on another way than the table of providers names. */
  launch: z.optional(z.enum(['embed', 'popup', 'custom'])),
  /** Players who finished a round of it within the last five minutes; absent: nobody. */
  players_now: z.optional(z.int()),
  /** The largest jackpot of its studio that can be won in it now, in the site's currency; absent: none is told. */
  jackpot: z.optional(z.string()),
});

const teamNames = z.record(z.string(), z.string());

export const selection = z.object({
  selection_id: z.string(),
  outcome: z.enum(['home', 'draw', 'away', 'over', 'under']),
  /** Decimal odds: `"2.10"`. */
  odds: z.string(),
});

export const market = z.object({
  market_id: z.string(),
  kind: z.enum(['1x2', 'total', 'asian-handicap']),
  /** Home side's handicap or the total: `"-0.75"`, `"2.5"`; null for 1X2. */
  line: z.nullable(z.string()),
  status: z.enum(['open', 'suspended', 'closed', 'settled']),
  selections: z.array(selection),
});

export const eventState = z.enum(['upcoming', 'live', 'finished', 'postponed', 'cancelled']);

export const matchEvent = z.object({
  event_id: z.string(),
  sport: z.string(),
  league_id: z.string(),
  league_name: z.string(),
  /** Local names by locale code, where there are any. */
  league_names: teamNames,
  country: z.string(),
  start_time: z.string(),
  /** The day it is announced for (`2026-08-21`, of its league) while its time is not told; null once it is. */
  start_day: z.nullable(z.string()),
  home_team_name: z.string(),
  away_team_name: z.string(),
  /** Local names by locale code (`{ EN: 'Germany', ESP: 'Alemania' }`); English always present. */
  home_team_names: teamNames,
  away_team_names: teamNames,
  state: eventState,
  /** Minute of play, null unless live. */
  minute: z.nullable(z.int()),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
});

export const eventWithMarkets = z.extend(matchEvent, {
  market_count: z.int(),
  markets: z.array(market),
});

export const depositState = z.enum(['pending', 'paid', 'failed', 'cancelled', 'expired']);

export const deposit = z.object({
  deposit_id: z.string(),
  method_code: z.string(),
  method_name: z.string(),
  kind: paymentKind,
  /** What the player pays; once paid, what came. */
  amount: z.string(),
  /** What was to be paid, where something else came. */
  asked_amount: z.nullable(z.string()),
  /** Kept of it by the site. */
  fee: z.string(),
  /** What reaches the balance: amount less fee. */
  credit_amount: z.string(),
  currency: z.string(),
  status: depositState,
  /** What has to be staked, and is, before this deposit may leave again; null where nothing has to, or no more. */
  turnover: z.nullable(z.object({ required: z.string(), done: z.string() })),
  /** How to pay, while that is still to be done. */
  step: z.nullable(depositStep),
  /** Of the chain so far, for crypto. */
  confirmations: z.int(),
  /** Whether the player may give it up. */
  is_cancellable: z.boolean(),
  /** Given up then, when nothing came. */
  expires_at: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const withdrawalState = z.enum([
  'requested',
  'checking',
  'approved',
  'sent',
  'paid',
  'refused',
  'failed',
  'cancelled',
]);

/** Where a player is paid to. The account itself is never sent back, only what may be shown of it. */
export const payoutDestination = z.object({
  destination_id: z.string(),
  method_code: z.string(),
  holder_name: z.string(),
  masked: z.string(),
  status: z.enum(['resting', 'ready', 'blocked']),
  /** When a resting one can be used. */
  ready_at: z.string(),
  created_at: z.string(),
});

export const withdrawal = z.object({
  withdrawal_id: z.string(),
  /** What leaves the balance. */
  amount: z.string(),
  fee: z.string(),
  /** What is paid out: amount less fee. */
  net: z.string(),
  currency: z.string(),
  state: withdrawalState,
  /** Oldest first. `reason` is one or several codes, separated by commas, or null. */
  timeline: z.array(
    z.object({ state: withdrawalState, at: z.string(), reason: z.nullable(z.string()) }),
  ),
  destination: z.object({ method_code: z.string(), masked: z.string() }),
  created_at: z.string(),
  /** True while the player may take it back. */
  is_cancellable: z.boolean(),
});

export const betStatus = z.enum(['pending', 'accepted', 'rejected', 'settled', 'voided']);
export const selectionResult = z.enum(['won', 'half-won', 'void', 'half-lost', 'lost']);

const betMatch = z.object({
  state: eventState,
  minute: z.nullable(z.int()),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
});

/** One pick of a bet, as it was accepted. */
const betPick = z.object({
  selection_id: z.string(),
  market_id: z.string(),
  sport: z.string(),
  kind: z.string(),
  /** What the kind asks, and where it looks. */
  base: z.string(),
  stat: z.string(),
  period: z.string(),
  scope: z.string(),
  /** `rest`: of a bet in play only what came after it counts. */
  counts: z.enum(['whole', 'rest']),
  line: z.nullable(z.string()),
  param: z.nullable(z.string()),
  outcome: z.string(),
  /** Market and line as shown to players: `asian-handicap -0.75`. */
  criteria: z.string(),
});

/** One leg of a bet: a pick of an event, with what became of it. */
const betLeg = z.object({
  leg_no: z.int(),
  event_id: z.string(),
  league_name: z.string(),
  start_time: z.string(),
  start_day: z.nullable(z.string()),
  home_team_name: z.string(),
  away_team_name: z.string(),
  home_team_names: teamNames,
  away_team_names: teamNames,
  odds: z.string(),
  is_live: z.boolean(),
  accepted_at: z.string(),
  accepted_home_score: z.nullable(z.int()),
  accepted_away_score: z.nullable(z.int()),
  state: z.enum(['open', 'settled']),
  result: z.nullable(selectionResult),
  /** What the leg makes of a unit, to six decimals; null while it is open. */
  multiplier: z.nullable(z.string()),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
  match: z.optional(betMatch),
  picks: z.array(betPick),
});

/** A bet on matches, with the display fields of specification, point 3; of several legs the flat fields are the first one's. */
export const sportsBet = z.object({
  bet_id: z.string(),
  product: z.literal('sports'),
  status: betStatus,
  bet_type: z.string(),
  /** Chosen outcome: home, draw, away, over, under. */
  home_away: z.string(),
  /** Market and line as shown to players: `asian-handicap -0.75`. */
  criteria1: z.string(),
  event_id: z.string(),
  league_name: z.string(),
  /** Local names by locale code; where bets are listed. */
  league_names: z.optional(teamNames),
  start_time: z.string(),
  /** The day it is announced for (`2026-08-21`, of its league) while its time is not told; null once it is. */
  start_day: z.nullable(z.string()),
  home_team_name: z.string(),
  away_team_name: z.string(),
  home_team_names: teamNames,
  away_team_names: teamNames,
  market_kind: z.string(),
  line: z.nullable(z.string()),
  /** Score when the bet was accepted; null for a bet from before the kick-off. */
  accepted_home_score: z.nullable(z.int()),
  accepted_away_score: z.nullable(z.int()),
  /** Of several legs what a unit can return at most, over all lines: shown, never paid by. */
  odds: z.string(),
  stake: z.string(),
  /** The stake of one line, and how many there are; of a system which sizes, and the legs in every line. */
  unit_stake: z.optional(z.string()),
  line_count: z.optional(z.int()),
  sizes: z.optional(z.array(z.int())),
  bankers: z.optional(z.array(z.int())),
  rules_version: z.optional(z.int()),
  /** A free bet, whose stake is the house's, or a boost of what is won. */
  voucher: z.optional(
    z.nullable(z.object({ voucher_id: z.string(), kind: z.enum(['free_bet', 'odds_boost']) })),
  ),
  legs: z.optional(z.array(betLeg)),
  currency: z.string(),
  potential_payout: z.string(),
  payout: z.nullable(z.string()),
  result: z.nullable(selectionResult),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
  placed_at: z.string(),
  settled_at: z.nullable(z.string()),
  /** How the match stands now; of open bets, where bets are listed. */
  match: z.optional(betMatch),
  /** 0 while open, 1 after the first settlement, more after corrected results. */
  revision: z.int(),
});

/** A round of a game as a bet: what was staked in it and what it returned. */
export const gameBet = z.object({
  /** `<provider_code>:<round_id>`. */
  bet_id: z.string(),
  product: z.literal('games'),
  status: betStatus,
  /** Category by its wire name (`slot_game`). */
  game_type: z.string(),
  provider_code: z.string(),
  provider_name: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  img_url: z.string(),
  round_id: z.string(),
  /** True when `round_get` shows the round as it was. */
  has_recall: z.boolean(),
  stake: z.string(),
  currency: z.string(),
  /** Null while the round is open. */
  payout: z.nullable(z.string()),
  /** What the round paid per unit, where the game says so: `"2.5000"`. */
  multiplier: z.nullable(z.string()),
  /** Won: more came back than was staked; void: all of it, or the round was given up. */
  result: z.nullable(z.enum(['won', 'void', 'lost'])),
  placed_at: z.string(),
  settled_at: z.nullable(z.string()),
});

/** A bet on any product, known by its `product`. */
export const betRecord = z.discriminatedUnion('product', [sportsBet, gameBet]);
