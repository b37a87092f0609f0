import type { Facts } from '../engine/facts.ts';
import type { MarketRef } from '../engine/market-key.ts';
import type {
  ClockMessage,
  FactsMessage,
  FixtureMessage,
  MarketOdds,
  SettledMarket,
  StopReason,
} from './canonical-message.ts';

/** A value and the number of the message that told it. */
export interface Since<Value> {
  readonly seq: number;
  readonly value: Value;
}

/** What the course of an event is told by: clocks, facts, and reviews, which let it go back. */
export type Telling =
  | ClockMessage
  | FactsMessage
  /** Of a source, or of a person, who may say more: see `Course.isRuled`. */
  | { readonly kind: 'review'; readonly seq: number; readonly isByHand?: true };

/** A source's word on one market. */
export type Word =
  | {
      readonly kind: 'settle';
      readonly seq: number;
      readonly certainty: 'live' | 'confirmed';
      readonly results: SettledMarket['results'];
    }
  | {
      readonly kind: 'cancel';
      readonly seq: number;
      readonly fromMs: number | null;
      readonly toMs: number | null;
      readonly reason: string;
    }
  | { readonly kind: 'rollback'; readonly seq: number; readonly of: 'settle' | 'cancel' };

/** A market as its source tells it; by `marketKey` in the state. */
export interface MarketState {
  readonly market: MarketRef;
  readonly odds: Since<MarketOdds> | null;
  readonly stop: Since<StopReason> | null;
  /** In the order of their numbers. */
  readonly words: readonly Word[];
}

/** What is known of an event after all its clocks and facts so far, taken in the order of `seq`. */
export interface Course {
  readonly clock: Since<ClockMessage> | null;
  readonly facts: Since<Facts> | null;
  /** Number of the last message with another score than before it; -1: there was none. */
  readonly scoreSeq: number;
  /** Number of the message that ended the event; null while it goes on. */
  readonly endedSeq: number | null;
  /** Periods that were played, the present one last. */
  readonly periods: readonly string[];
  /** A review stands: the next telling may go back. */
  readonly isReviewed: boolean;
  /** A person said that the next telling is right, even where a higher revision was told. */
  readonly isRuled: boolean;
  /** The last telling was not applied: nothing is offered until it is. */
  readonly doubtedSeq: number | null;
  readonly doubts: readonly Doubt[];
}

export const doubtReasons = [
  'score-goes-back',
  'period-returns',
  'revision-below-last',
  'price-after-end',
  'price-after-settlement',
] as const;
export type DoubtReason = (typeof doubtReasons)[number];

/** Kept in the log, applied by no one, told to a person. */
export interface Doubt {
  readonly seq: number;
  readonly reason: DoubtReason;
  /** The market it is about; null: the event. */
  readonly market: MarketRef | null;
  /** What was told, after what: `2h goals 1-1 after 2-1`. */
  readonly detail: string;
}

/**
 * One event of one source. It is the same whatever the order in which the same messages came, and
 * however often (as far as `mostTellings` go back), and can be kept as JSON.
 */
export interface EventState {
  readonly fixture: Since<FixtureMessage> | null;
  readonly markets: Readonly<Record<string, MarketState>>;
  /** The last stop of all markets. */
  readonly stopAll: Since<StopReason> | null;
  /** What older tellings came to, before the kept ones. */
  readonly base: Course;
  readonly baseSeq: number;
  /** The last ones, in the order of their numbers. */
  readonly tellings: readonly Telling[];
  /** Numbers of tellings that a person does not believe. */
  readonly dismissed: readonly number[];
  readonly course: Course;
}

/** A market as it may be offered, or why it may not. */
export interface MarketView {
  readonly market: MarketRef;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly stopReason: StopReason | null;
  readonly odds: MarketOdds | null;
  /** Of the message the prices are from. */
  readonly seq: number;
}

/** What a message changes, for who writes it down; stops come first, doubts last. */
export type FeedEffect =
  | {
      readonly kind: 'stop';
      readonly markets: readonly MarketRef[] | null;
      readonly reason: StopReason;
    }
  | { readonly kind: 'fixture'; readonly fixture: FixtureMessage }
  | { readonly kind: 'clock'; readonly clock: ClockMessage }
  | { readonly kind: 'facts'; readonly facts: Facts }
  /** Markets that take bets again, or at other prices. */
  | { readonly kind: 'offer'; readonly markets: readonly MarketView[] }
  /** Markets that were closed. */
  | { readonly kind: 'close'; readonly markets: readonly MarketRef[] }
  /** The source's word on a market now; null results: none, or taken back. */
  | {
      readonly kind: 'word';
      readonly market: MarketRef;
      readonly settled: (Word & { readonly kind: 'settle' }) | null;
      readonly cancelled: readonly (Word & { readonly kind: 'cancel' })[];
    }
  | { readonly kind: 'doubt'; readonly doubt: Doubt };

export interface Reduced {
  readonly state: EventState;
  readonly effects: readonly FeedEffect[];
}
