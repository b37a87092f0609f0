import type * as z from 'zod/mini';
import type { eventWithMarkets, market, matchEvent } from '@pavilion/contracts';
import { formatLine, marketOutcomes } from '@pavilion/domain/markets';
import type { EventRecord, MarketRecord } from './event-record.ts';
import { oddsText } from './odds-text.ts';

export type MatchEventView = z.output<typeof matchEvent>;
export type EventView = z.output<typeof eventWithMarkets>;
export type MarketView = z.output<typeof market>;

/** The line of a market on the wire: the home side's handicap or the total, null for 1X2. */
export function lineText(kind: MarketRecord['kind'], lineQuarters: number | null): string | null {
  return lineQuarters === null ? null : formatLine(kind, lineQuarters);
}

export function marketView(market: MarketRecord): MarketView {
  const order: readonly string[] = marketOutcomes[market.kind];
  return {
    market_id: market.id,
    kind: market.kind,
    line: lineText(market.kind, market.lineQuarters),
    status: market.status,
    selections: market.selections
      .filter(({ isOffered }) => isOffered)
      .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome))
      .map(({ id, outcome, oddsMilli }) => ({
        selection_id: id,
        outcome,
        odds: oddsText(oddsMilli),
      })),
  };
}

export function matchEventView(event: EventRecord): MatchEventView {
  return {
    event_id: event.id,
    sport: event.sport,
    league_id: event.leagueId,
    league_name: event.leagueName,
    league_names: event.leagueNames,
    country: event.country,
    start_time: event.startTime.toISOString(),
    start_day: event.startDay,
    home_team_name: event.home.name,
    away_team_name: event.away.name,
    home_team_names: event.home.names,
    away_team_names: event.away.names,
    state: event.state,
    minute: event.minute,
    home_score: event.homeScore,
    away_score: event.awayScore,
  };
}

/** Markets that can be shown: open or suspended, in the order kinds and lines are offered. */
export function shownMarkets(event: EventRecord): MarketRecord[] {
  return event.markets
    .filter(({ status }) => status === 'open' || status === 'suspended')
    .toSorted(
      (a, b) =>
        kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) ||
        (a.lineQuarters ?? 0) - (b.lineQuarters ?? 0),
    );
}
const kindOrder = ['1x2', 'asian-handicap', 'total'];

/** The event with all its markets. */
export function eventView(event: EventRecord): EventView {
  const markets = shownMarkets(event);
  return {
    ...matchEventView(event),
    market_count: markets.length,
    markets: markets.map(marketView),
  };
}

/** The event with the main market of each kind. */
export function eventSummary(event: EventRecord): EventView {
  const markets = shownMarkets(event);
  const main = kindOrder.flatMap((kind) => {
    const ofKind = markets.filter((market) => market.kind === kind);
    const first = ofKind.toSorted((a, b) => a.position - b.position)[0];
    return first ? [marketView(first)] : [];
  });
  return { ...matchEventView(event), market_count: markets.length, markets: main };
}
