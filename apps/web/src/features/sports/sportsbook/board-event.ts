// chunk: standing
import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import type { Market, MatchEvent } from './sports.queries.ts';

export type BoardEvent = RealtimeEventData<'board.changed'>['changed'][number];
type BoardMarket = BoardEvent['markets'][number];

/**
 * A match of a list as the board tells it now: state, score, prices. Null where that does not say
 * all of it: after a goal its main lines may be markets that the list does not know.
 */
export function withBoard(event: MatchEvent, told: BoardEvent): MatchEvent | null {
  const known = new Map(event.markets.map((market) => [market.market_id, market]));
  const markets = told.markets.map((now) => withPrices(known.get(now.market_id), now));
  if (markets.includes(null)) return null;
  return { ...withState(event, told), markets: markets.filter((market) => market !== null) };
}

/** A match with what the board tells of it beside its markets. */
export function withState(event: MatchEvent, told: BoardEvent): MatchEvent {
  const { event_id: _id, markets: _markets, ...state } = told;
  return { ...event, ...state };
}

/** Null: another market, or one with a selection more. */
function withPrices(market: Market | undefined, now: BoardMarket): Market | null {
  const { status, stop_reason, prices } = now;
  const isKnown = (id: string): boolean =>
    market?.selections.some(({ selection_id }) => selection_id === id) ?? false;
  if (market === undefined || !Object.keys(prices).every(isKnown)) return null;
  const selections = market.selections.flatMap((selection) => {
    const odds = prices[selection.selection_id];
    return odds === undefined ? [] : [{ ...selection, odds }];
  });
  return { ...market, status, stop_reason, selections };
}

/** What a slip needs of the markets of a match. */
export interface HeardMarkets {
  eventId: string;
  markets: readonly PricedMarket[];
  /** True when the match has no others: one that is missing is closed. */
  isAll: boolean;
}

type PricedMarket = Pick<Market, 'market_id' | 'status'> & {
  selections: readonly { selection_id: string; odds: string }[];
};

export const heardOf = ({ event_id: eventId, markets }: BoardEvent): HeardMarkets => ({
  eventId,
  isAll: false,
  markets: markets.map(({ market_id, status, prices }) => ({
    market_id,
    status,
    selections: Object.entries(prices).map(([selection_id, odds]) => ({ selection_id, odds })),
  })),
});
