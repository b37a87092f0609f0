import { factsOf, periodOf, type Facts, type Pair } from '../engine/facts.ts';
import type { MarketRef } from '../engine/market-key.ts';
import type {
  ClockMessage,
  EventMessage,
  FactsMessage,
  FixtureMessage,
  MarketOdds,
  OddsMessage,
  StopMessage,
} from '../feeds/canonical-message.ts';
import type { EventState, FeedEffect } from '../feeds/event-state.ts';
import { newEvent, reduceEvent } from '../feeds/reduce-event.ts';

export const ref = (kind: string, lineQuarters: number | null = null): MarketRef => ({
  ...{ kind, lineQuarters },
  param: null,
  playerId: null,
});

export const told = (seq: number) => ({
  ...{ source: 'feed', seq, event: 'e1' },
  atMs: Date.parse('2026-11-29T18:00:00Z') + seq * 1000,
});

export const quote = (kind: string, home: number, away: number): MarketOdds => ({
  ...{ market: ref(kind), status: 'open', stopReason: null },
  prices: { home, away },
  chances: {},
});

export const odds = (seq: number, ...markets: readonly MarketOdds[]): OddsMessage => ({
  ...told(seq),
  ...{ kind: 'odds', markets },
});

export const stop = (
  seq: number,
  reason: StopMessage['reason'],
  markets: StopMessage['markets'] = null,
): StopMessage => ({ ...told(seq), kind: 'stop', markets, reason });

/** Facts of a match of football so far. */
export const goals = (reg: Pair, known: Partial<Facts> = {}): Facts =>
  factsOf({ periods: { reg: periodOf({ goals: reg }, known.ended === 'completed') }, ...known });

export const clock = (
  seq: number,
  minute: number,
  facts: Facts | null = null,
  known: Partial<ClockMessage> = {},
): ClockMessage => ({
  ...told(seq),
  ...{ kind: 'clock', state: 'live', period: minute > 45 ? '2h' : '1h', minute, facts },
  ...{ seconds: minute * 60, isRunning: true },
  ...known,
});

export const factsMessage = (seq: number, facts: Facts): FactsMessage => ({
  ...told(seq),
  ...{ kind: 'facts', facts },
});

export const fixture = (seq: number, home = 'Home'): FixtureMessage => ({
  ...told(seq),
  ...{ kind: 'fixture', sport: 'football', change: 'new' },
  league: { id: 'l1', name: 'League', country: 'GB' },
  startTimeMs: Date.parse('2026-11-29T18:00:00Z'),
  home: { id: 't1', name: home },
  away: { id: 't2', name: 'Away' },
  players: [{ id: 'p1', name: 'Player', side: 'home' }],
  runners: [],
  ...{ isHandicap: false, isAntepost: false, delaySeconds: 5 },
});

/** The event after all messages, in the order given. */
export function eventAfter(...messages: readonly EventMessage[]): EventState {
  return messages.reduce((state, message) => reduceEvent(state, message).state, newEvent);
}

/** What the last of the messages changes. */
export function lastEffects(...messages: readonly EventMessage[]): readonly FeedEffect[] {
  const before = eventAfter(...messages.slice(0, -1));
  const last = messages.at(-1);
  return last === undefined ? [] : reduceEvent(before, last).effects;
}
