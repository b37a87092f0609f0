import * as z from 'zod/mini';
import { depositStep, paymentKind } from '../player/money/deposit-step.ts';
import { cashOutRule } from './cash-out.ts';
import { ladderFields } from './ladder.ts';
import { betLegEachWay, eventName, participant, placeTerms, teamNames } from './participants.ts';

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
  /**
   * How it opens, where site and provider agreed on another way than the table of providers names.
   */
  launch: z.optional(z.enum(['embed', 'popup', 'custom'])),
  /** Players who finished a round of it within the last five minutes; absent: nobody. */
  players_now: z.optional(z.int()),
  /**
   * The largest jackpot of its studio that can be won in it now, in the site's currency; absent:
   * none is told.
   */
  jackpot: z.optional(z.string()),
});

export const selection = z.object({
  selection_id: z.string(),
  /** By the base of its kind (`home`, `over`, `"2-1"`); of players and runners their id. */
  outcome: z.string(),
  /** Decimal odds: `"2.10"`. */
  odds: z.string(),
  /** Of players and runners: what they are called. */
  name: z.optional(z.string()),
  player_id: z.optional(z.string()),
  runner_id: z.optional(z.string()),
  /** Rises with each price. */
  version: z.optional(z.int()),
  is_boosted: z.optional(z.boolean()),
});

export const stopReason = z.enum([
  ...['goal', 'review', 'feed', 'trader', 'limit', 'break', 'decided'],
] as const);

export const market = z.object({
  market_id: z.string(),
  /** A row of the table of kinds of the event's sport. */
  kind: z.string(),
  /** Home side's handicap or the total: `"-0.75"`, `"2.5"`; null where the kind has no line. */
  line: z.nullable(z.string()),
  status: z.enum(['open', 'suspended', 'closed', 'settled']),
  selections: z.array(selection),
  base: z.optional(z.string()),
  stat: z.optional(z.string()),
  period: z.optional(z.string()),
  scope: z.optional(z.enum(['home', 'away', 'both'])),
  param: z.optional(z.nullable(z.string())),
  /** Whose total it is. */
  player_id: z.optional(z.string()),
  /** `rest`: a bet in play counts only what comes after it. */
  counts: z.optional(z.enum(['whole', 'rest'])),
  group: z.optional(z.string()),
  name: z.optional(z.string()),
  /** 0 marks the main line of its kind. */
  position: z.optional(z.int()),
  stop_reason: z.optional(z.nullable(stopReason)),
  /** What an each-way bet on it would be placed by now; absent where it takes none. */
  place_terms: z.optional(placeTerms),
});

export const eventState = z.enum(['upcoming', 'live', 'finished', 'postponed', 'cancelled']);

const pairOfCounts = z.tuple([z.int(), z.int()]);

/** How an event stands, in its sport's own terms (wire contract of the sportsbook, 3). */
export const eventPlay = z.object({
  season: z.nullable(z.string()),
  round: z.nullable(z.string()),
  period: z.nullable(z.string()),
  clock: z.nullable(z.object({ seconds: z.int(), is_running: z.boolean(), at: z.string() })),
  /** By period and stat, home first. */
  scores: z.record(z.string(), z.record(z.string(), pairOfCounts)),
  serving: z.nullable(z.enum(['home', 'away'])),
  cards: z.nullable(z.object({ home: z.int(), away: z.int() })),
  delay_seconds: z.int(),
  feed_state: z.enum(['fresh', 'stale', 'none']),
  has_statistics: z.boolean(),
  popularity: z.int(),
  participants: z.array(participant),
});

export const matchEvent = z.object({
  event_id: z.string(),
  sport: z.string(),
  league_id: z.string(),
  league_name: z.string(),
  /** Local names by locale code, where there are any. */
  league_names: teamNames,
  country: z.string(),
  start_time: z.string(),
  /**
   * The day it is announced for (`2026-08-21`, of its league) while its time is not told; null once
   * it is.
   */
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
  ...eventName,
  /** Of a race: whether its weights are meant to make the runners equal. */
  is_handicap: z.optional(z.boolean()),
  ...z.partial(eventPlay).shape,
});

/** Rises with every change of the sportsbook: what `event_changes` is asked with. */
export const boardSeq = z.int();

export const eventWithMarkets = z.extend(matchEvent, {
  market_count: z.int(),
  markets: z.array(market),
});

/** One thing that happened in an event (wire contract of the sportsbook, 3). */
export const timelineItem = z.object({
  no: z.int(),
  period: z.string(),
  minute: z.nullable(z.int()),
  /** Minutes of stoppage time, where they are told. */
  added: z.nullable(z.int()),
  stat: z.string(),
  side: z.enum(['home', 'away']),
  player_name: z.nullable(z.string()),
  /** What happened: `goal`, `own_goal`, `yellow_card`, `red_card`, else the stat. */
  text_key: z.string(),
  /**
   * How it stood then in what the sport is decided by, home first; null where the stat is another.
   */
  score: z.nullable(pairOfCounts),
});

/** An event on its own page. */
export const wholeEvent = z.extend(eventWithMarkets, {
  /** The markets by group, in the order they are offered. */
  groups: z.optional(z.array(z.object({ group: z.string(), market_ids: z.array(z.string()) }))),
  /** Oldest first; where it was asked for. */
  timeline: z.optional(z.array(timelineItem)),
  /** As in 7; where it was asked for, null where nobody tells. */
  facts: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  /** What an exchange trades, by market; where it was asked for. */
  ladders: z.optional(z.record(z.string(), z.object(ladderFields))),
  /** Markets that an exchange trades; where it was asked for. */
  ladder_markets: z.optional(z.array(z.string())),
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
  /**
   * What has to be staked, and is, before this deposit may leave again; null where nothing has to,
   * or no more.
   */
  turnover: z.nullable(z.object({ required: z.string(), done: z.string() })),
  /** How to pay, while that is still to be done. */
  step: z.nullable(depositStep),
  /** Of the chain so far, for crypto. */
  confirmations: z.int(),
  /** Whether the player may give it up. */
  is_cancellable: z.boolean(),
  /** Given up then, when nothing came. */
  expires_at: z.string(),
  /** When its payer took it back at the card or bank. */
  charged_back_at: z.nullable(z.string()),
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

/**
 * Where a player is paid to. The account itself is never sent back, only what may be shown of it.
 */
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

export const betStatus = z.enum([
  'pending',
  'accepted',
  'rejected',
  'settled',
  'voided',
  'cashed-out',
]);
export const selectionResult = z.enum(['won', 'half-won', 'void', 'half-lost', 'lost']);

const betMatch = z.object({
  state: eventState,
  minute: z.nullable(z.int()),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
  ...z.pick(z.partial(eventPlay), { period: true, clock: true, scores: true }).shape,
});

/** One pick of a bet, as it was accepted, and what became of it. */
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
  /** All outcomes of its market; empty where players, runners or open scores are asked for. */
  outcomes: z.optional(z.array(z.string())),
  /** Accepted before it was known who runs: a runner withdrawn is lost. */
  antepost: z.optional(z.boolean()),
  /** The player or runner it is about. */
  player_id: z.optional(z.string()),
  runner_id: z.optional(z.string()),
  name: z.optional(z.string()),
  names: z.optional(teamNames),
  /** Market and line as shown to players: `asian-handicap -0.75`. */
  criteria: z.string(),
  /** Of a builder's pick: null while it is open. */
  result: z.optional(z.nullable(selectionResult)),
});

/**
 * One leg of a bet: a pick of an event, or the picks of a builder at one price, with what became
 * of it.
 */
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
  ...eventName,
  odds: z.string(),
  is_live: z.boolean(),
  accepted_at: z.string(),
  accepted_home_score: z.nullable(z.int()),
  accepted_away_score: z.nullable(z.int()),
  state: z.enum(['open', 'settled']),
  result: z.nullable(selectionResult),
  /** What the leg makes of a unit, to six decimals; null while it is open. */
  multiplier: z.nullable(z.string()),
  ...betLegEachWay,
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
  match: z.optional(betMatch),
  picks: z.array(betPick),
  /**
   * Of a builder: the prices kept at acceptance for what is left of it, by the numbers of the void
   * picks, ascending and joined by commas (`0,2`).
   */
  reprice: z.optional(z.record(z.string(), z.string())),
});

/**
 * Whose money a bet or round was: both add up to its stake, but for a free bet, which its voucher
 * pays.
 */
const paidBy = z.object({
  cash: z.string(),
  bonus: z.string(),
  voucher_id: z.nullable(z.string()),
});

/** Where what it paid went: both add up to its payout. */
const returnedTo = z.object({ cash: z.string(), bonus: z.string() });

/**
 * A bet on matches, with the display fields of specification, point 3; of several legs the flat
 * fields are the first one's.
 */
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
  /**
   * The day it is announced for (`2026-08-21`, of its league) while its time is not told; null once
   * it is.
   */
  start_day: z.nullable(z.string()),
  home_team_name: z.string(),
  away_team_name: z.string(),
  home_team_names: teamNames,
  away_team_names: teamNames,
  ...eventName,
  market_kind: z.string(),
  line: z.nullable(z.string()),
  /** Score when the bet was accepted; null for a bet from before the kick-off. */
  accepted_home_score: z.nullable(z.int()),
  accepted_away_score: z.nullable(z.int()),
  /** Of several legs what a unit can return at most, over all lines: shown, never paid by. */
  odds: z.string(),
  stake: z.string(),
  /**
   * The stake of one line, and how many there are; of a system which sizes, and the legs in every
   * line.
   */
  unit_stake: z.optional(z.string()),
  line_count: z.optional(z.int()),
  sizes: z.optional(z.array(z.int())),
  bankers: z.optional(z.array(z.int())),
  /** Every line once to win and once to be placed: the stake is twice the unit times the lines. */
  each_way: z.optional(z.boolean()),
  rules_version: z.optional(z.int()),
  /** A free bet, whose stake is the house's, or a boost of what is won. */
  voucher: z.optional(
    z.nullable(z.object({ voucher_id: z.string(), kind: z.enum(['free_bet', 'odds_boost']) })),
  ),
  paid_by: z.optional(paidBy),
  /** Null while it is open. */
  returned_to: z.optional(z.nullable(returnedTo)),
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
  /** Parts that were taken out, oldest first; `payout` has them in it. */
  cash_outs: z.optional(
    z.array(
      z.object({
        cash_out_id: z.string(),
        unit_stake: z.string(),
        amount: z.string(),
        at: z.string(),
      }),
    ),
  ),
  /** The amount at which it is cashed out by itself. */
  cash_out_rule: z.optional(z.nullable(cashOutRule)),
  /** The bet that became this one, and the one it became. */
  edited_from: z.optional(z.nullable(z.string())),
  edited_to: z.optional(z.nullable(z.string())),
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
  paid_by: z.optional(paidBy),
  /** Null while the round is open. */
  returned_to: z.optional(z.nullable(returnedTo)),
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
