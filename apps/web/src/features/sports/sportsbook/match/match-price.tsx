import { isOfRunners, useEventName, useOwnName } from '../../../../common/sports/event-name.ts';
import { localNames } from '../../../../common/sports/local-names.ts';
import { useLeagueName, useTeamNames } from '../../../../common/sports/team-names.ts';
import { aboutMarket } from '../../../../common/odds/market-about.ts';
import type { PriceComponent } from '../prices.tsx';
import type { Market, MatchEvent } from '../sports.queries.ts';

interface MatchPriceProps {
  event: MatchEvent;
  market: Market;
  selection: Market['selections'][number];
  label: string;
  Price: PriceComponent;
}

/** One price of a match page, whatever its market. */
export function MatchPrice({ event, market, selection, label, Price }: MatchPriceProps) {
  const { home, away } = useTeamNames()(event);
  const league = useLeagueName()(event);
  const about = aboutMarket(event.sport, market);
  const runner = event.participants?.find(({ runner_id: id }) => id === selection.runner_id);
  const name = useOwnName()(runner ?? selection);
  const eventName = useEventName()(event);
  const isOpen = market.status === 'open' && (event.state === 'live' || event.state === 'upcoming');
  return (
    <Price
      isOpen={isOpen}
      label={label}
      selection={{
        selectionId: selection.selection_id,
        marketId: market.market_id,
        eventId: event.event_id,
        kind: market.kind,
        outcome: selection.outcome,
        line: market.line,
        ...(about && { about }),
        ...(name === undefined ? {} : { name }),
        ...{ home, away, league },
        names: localNames(event, runner?.names),
        ...(isOfRunners(event) && { eventName, placeTerms: market.place_terms ?? null }),
        odds: selection.odds,
      }}
    />
  );
}
