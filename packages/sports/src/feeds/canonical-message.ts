import type { ChancesPpm } from '../bets/cash-out.ts';
import type { Facts, Side } from '../engine/facts.ts';
import type { MarketRef } from '../engine/market-key.ts';

/** What a source tells of, in one form for all sources (wire contract of the sportsbook, 12). */
export const messageKinds = [
  'fixture',
  'odds',
  'stop',
  'clock',
  'facts',
  'settle',
  'cancel',
  'rollback',
  'alive',
  'snapshot',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Why a market takes no bets (wire contract, 3). */
export const stopReasons = [
  'goal',
  'review',
  'feed',
  'trader',
  'limit',
  'break',
  'decided',
] as const;
export type StopReason = (typeof stopReasons)[number];

export const eventStates = ['upcoming', 'live', 'finished', 'postponed', 'cancelled'] as const;
export type FeedEventState = (typeof eventStates)[number];

export const fixtureChanges = ['new', 'time', 'cancelled', 'format', 'coverage'] as const;
export type FixtureChange = (typeof fixtureChanges)[number];

export const marketStatuses = ['open', 'suspended', 'closed'] as const;
export type FeedMarketStatus = (typeof marketStatuses)[number];

interface Told {
  readonly source: string;
  /** Rises with every message of the source. */
  readonly seq: number;
  readonly atMs: number;
}

/** Ids are the source's own everywhere in a message. */
interface ToldOfEvent extends Told {
  readonly event: string;
}

/** A league, team, player or runner as its source names it. */
export interface NamedId {
  readonly id: string;
  readonly name: string;
}

export interface FixtureMessage extends ToldOfEvent {
  readonly kind: 'fixture';
  /** As the source says it: a sport we do not know is for a person. */
  readonly sport: string;
  readonly league: NamedId & { readonly country: string | null };
  readonly startTimeMs: number;
  /** Null of races and outrights. */
  readonly home: NamedId | null;
  readonly away: NamedId | null;
  readonly players: readonly (NamedId & { readonly side: Side })[];
  readonly runners: readonly (NamedId & { readonly number: number | null })[];
  readonly isHandicap: boolean;
  readonly isAntepost: boolean;
  readonly delaySeconds: number | null;
  readonly change: FixtureChange;
}

/** One market, whole: an outcome without a price is left out. */
export interface MarketOdds {
  readonly market: MarketRef;
  readonly status: FeedMarketStatus;
  readonly stopReason: StopReason | null;
  /** By outcome, in thousandths. */
  readonly prices: Readonly<Record<string, number>>;
  /** By outcome, without margin, where the source tells them. */
  readonly chances: Readonly<Record<string, ChancesPpm>>;
}

export interface OddsMessage extends ToldOfEvent {
  readonly kind: 'odds';
  readonly markets: readonly MarketOdds[];
}

export interface StopMessage extends ToldOfEvent {
  readonly kind: 'stop';
  /** Null: all markets of the event. */
  readonly markets: readonly MarketRef[] | null;
  readonly reason: StopReason;
}

export interface ClockMessage extends ToldOfEvent {
  readonly kind: 'clock';
  readonly state: FeedEventState;
  readonly period: string | null;
  readonly minute: number | null;
  readonly seconds: number | null;
  readonly isRunning: boolean;
  /** So far. */
  readonly facts: Facts | null;
}

export interface FactsMessage extends ToldOfEvent {
  readonly kind: 'facts';
  readonly facts: Facts;
}

/** How one outcome came out by the source's word (wire contract, 8). */
export interface ToldResult {
  readonly result: 0 | 1;
  /** Share of the stake that comes back, as told: `0`, `0.5`, `1`. */
  readonly voidFactor: string;
  /** `1`, `0.5`, `1/3`. */
  readonly deadHeatFactor: string;
}

export interface SettledMarket {
  readonly market: MarketRef;
  readonly results: Readonly<Record<string, ToldResult>>;
}

export interface SettleMessage extends ToldOfEvent {
  readonly kind: 'settle';
  /** Some sources settle twice: as they see it, then confirmed. */
  readonly certainty: 'live' | 'confirmed';
  readonly markets: readonly SettledMarket[];
}

export interface CancelMessage extends ToldOfEvent {
  readonly kind: 'cancel';
  readonly markets: readonly MarketRef[];
  /** Included; null is an open end. */
  readonly fromMs: number | null;
  /** Excluded; null is an open end. */
  readonly toMs: number | null;
  readonly reason: string;
}

export interface RollbackMessage extends ToldOfEvent {
  readonly kind: 'rollback';
  readonly of: 'settle' | 'cancel';
  readonly markets: readonly MarketRef[];
}

/** The source is there. Not subscribed: what it told while it was not must be asked for again. */
export interface AliveMessage extends Told {
  readonly kind: 'alive';
  readonly isSubscribed: boolean;
}

/** All that was asked for with the request has been sent. */
export interface SnapshotMessage extends Told {
  readonly kind: 'snapshot';
  readonly request: string;
}

/** Messages about one event, which `reduceEvent` takes. */
export type EventMessage =
  | FixtureMessage
  | OddsMessage
  | StopMessage
  | ClockMessage
  | FactsMessage
  | SettleMessage
  | CancelMessage
  | RollbackMessage;

export type CanonicalMessage = EventMessage | AliveMessage | SnapshotMessage;

/** True for a message about an event, false for one about its source. */
export function isOfEvent(message: CanonicalMessage): message is EventMessage {
  return message.kind !== 'alive' && message.kind !== 'snapshot';
}
