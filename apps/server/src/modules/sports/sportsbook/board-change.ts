import type { RealtimeEventData } from '@pavilion/contracts';
import type { EventRecord } from './event-record.ts';
import { marketView, namesIn, shownMarkets, type EventView } from './event-view.ts';

type BoardEvent = RealtimeEventData<'board.changed'>['changed'][number];
type MarketsChanged = RealtimeEventData<'markets.changed'>;

/** What a list shows of a match and may change, with the prices of its main markets. */
export function boardChange(event: EventView): BoardEvent {
  const { event_id, state, minute, home_score, away_score, period, clock, scores } = event;
  return {
    ...{ event_id, state, minute, home_score, away_score },
    ...(period !== undefined && { period }),
    ...(clock !== undefined && { clock }),
    ...(scores !== undefined && { scores }),
    markets: event.markets.map(({ market_id, status, stop_reason = null, selections }) => ({
      ...{ market_id, status, stop_reason },
      prices: Object.fromEntries(selections.map(({ selection_id, odds }) => [selection_id, odds])),
    })),
  };
}

/**
 * Markets that are another than before, whole, and those that nobody can bet on any more; null
 * where nothing changed. `after` is null once the match left the board.
 */
export function marketsChange(
  before: EventRecord,
  after: EventRecord | null,
): Pick<MarketsChanged, 'event_id' | 'markets' | 'closed'> | null {
  const shown = after ? shownMarkets(after) : [];
  const known = new Map(before.markets.map((market) => [market.id, JSON.stringify(market)]));
  const markets = shown
    .filter((market) => known.get(market.id) !== JSON.stringify(market))
    .map((market) => marketView(before, market, namesIn(before)));
  const open = new Set(shown.map(({ id }) => id));
  const closed = shownMarkets(before).flatMap(({ id }) => (open.has(id) ? [] : [id]));
  if (markets.length === 0 && closed.length === 0) return null;
  return { event_id: before.id, markets, closed };
}

/**
 * All markets on offer, and those of before that are closed now: what `odds.changed` tells who
 * watches a match.
 */
export function offeredNow(
  before: EventRecord,
  after: EventRecord | null,
): RealtimeEventData<'odds.changed'> {
  const shown = after ? shownMarkets(after) : [];
  const open = new Set(shown.map(({ id }) => id));
  const gone = shownMarkets(before).filter(({ id }) => !open.has(id));
  const closed = gone.map((market) => ({ ...market, status: 'closed' as const }));
  const names = namesIn(after ?? before);
  const markets = [...shown, ...closed].map((market) => marketView(before, market, names));
  return { event_id: before.id, markets };
}
