import type { OpenedCard, SealedDeck, SeatSeed } from './sealed-deck.ts';
import type { SettledPot } from './pots.ts';
import type { TableConfig } from './table-config.ts';

/**
 * Everything a table is. It holds secrets (`deck`): what others may know of it, `viewFor` says.
 * Sums in minor units.
 */
export interface TableState {
  config: TableConfig;
  /** Raised by one with every event that changed something. */
  stateNo: number;
  nowMs: number;
  /** Seat n stands at place n − 1. */
  seats: (Seat | null)[];
  queue: QueueEntry[];
  /** Who left within the last hour, and with how much. */
  left: LeftPlayer[];
  lastHandNo: number;
  /** Where button and blinds stood last; a small blind or button may be dead (nobody there). */
  positions: Positions | null;
  /** A deck was asked for and has not come. */
  isDeckAwaited: boolean;
  next: NextHand | null;
  /** The hand that is played, or the last one once it has a `result`. */
  hand: Hand | null;
}

export interface Positions {
  button: number;
  small: number;
  big: number;
}

export interface Seat {
  seat: number;
  playerId: string;
  name: string;
  isComputer: boolean;
  chipsMinor: bigint;
  /** Bought while a hand is played; joins the chips after it. */
  pendingMinor: bigint;
  /** Hash of the seed for the next cut; null once that seed was shown and no other was promised. */
  commit: string | null;
  isSittingOut: boolean;
  /** Since when it sits out, or null. */
  awaySinceMs: number | null;
  isConnected: boolean;
  isLeaving: boolean;
  bankMs: number;
  handsPlayed: number;
  /** Blinds that passed by. A newcomer owes the big one. */
  owesSmall: boolean;
  owesBig: boolean;
  /** Pays what it owes with the next hand, instead of awaiting the big blind. */
  postsOwed: boolean;
  seedsHeldBack: number;
  seedsHeldBackInARow: number;
}

export interface QueueEntry {
  playerId: string;
  /** A seat is kept for them until then; null while they wait. */
  offeredUntilMs: number | null;
}

export interface LeftPlayer {
  playerId: string;
  chipsMinor: bigint;
  bankMs: number;
  atMs: number;
}

/** A hand to come: its deck is sealed and its root told; seeds come in. */
export interface NextHand {
  deck: SealedDeck;
  /** Who had promised a seed when the root was told: only these can be dealt in. */
  candidates: Candidate[];
  seedsUntilMs: number;
  /** Not before: the pause after the hand before. */
  startsAtMs: number;
}

export interface Candidate extends SeatCommit {
  playerId: string;
  /** Null until it is shown. */
  seed: string | null;
}

export interface SeatCommit {
  seat: number;
  commit: string;
}

export const streets = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof streets)[number];

export const holdemActions = ['fold', 'check', 'call', 'bet', 'raise', 'all_in'] as const;
export type HoldemAction = (typeof holdemActions)[number];

export interface Hand {
  handNo: number;
  deck: SealedDeck;
  /** Sealed places in the order they are dealt. */
  order: readonly number[];
  commits: readonly SeatCommit[];
  seeds: readonly SeatSeed[];
  positions: Positions;
  startedAtMs: number;
  /** Dealt in, from the left of the button. */
  seats: HandSeat[];
  street: Street;
  boardCount: number;
  bets: StreetBets;
  /** How many actions were taken in the hand. */
  step: number;
  turn: { seat: number; sinceMs: number } | null;
  actions: HandLogEntry[];
  /** In the order they were shown. */
  shown: ShownHand[];
  result: HandResult | null;
}

/** The betting of one street. */
export interface StreetBets {
  /** What has to be matched. */
  toMatchMinor: bigint;
  /** The last full bet or raise: the least that a raise adds, and what reopens the betting. */
  lastFullMinor: bigint;
  /**
   * Up to where bets and raises were full; a short all-in stands above it (fixed limit completes
   * from here).
   */
  fullLevelMinor: bigint;
  /** Full bets and raises, the big blind one of them. */
  fullCount: number;
  aggressor: number | null;
}

export interface HandSeat {
  seat: number;
  playerId: string;
  name: string;
  isComputer: boolean;
  startMinor: bigint;
  /** Of this street. */
  betMinor: bigint;
  /** Of all streets, dead blinds aside. */
  totalMinor: bigint;
  deadMinor: bigint;
  hasFolded: boolean;
  /** On this street; then it may raise again only when faced with a full raise. */
  hasActed: boolean;
  /** Ran out of time without being there: the rest of the hand it checks or folds at once. */
  isAbsent: boolean;
}

export type LogAction = HoldemAction | 'small_blind' | 'big_blind' | 'dead_blind';

export interface HandLogEntry {
  atMs: number;
  street: Street;
  seat: number;
  action: LogAction;
  /** The street's total of the seat after it; of a dead blind its amount. */
  toMinor: bigint;
  /** How long the seat took, of its turn; 0 for blinds. */
  tookMs: number;
  /** The clock or the table acted, not the player. */
  isForced: boolean;
  /** Its last chips went in with it, whatever the action was called. */
  isAllIn: boolean;
}

export interface ShownHand {
  seat: number;
  /** One or two of its cards: places in the hand, 0 and 1. */
  places: readonly number[];
  cards: readonly OpenedCard[];
}

export interface HandResult {
  endedAtMs: number;
  pots: readonly SettledPot[];
  rakeMinor: bigint;
  uncalled: { seat: number; amountMinor: bigint } | null;
  isShowdown: boolean;
}
