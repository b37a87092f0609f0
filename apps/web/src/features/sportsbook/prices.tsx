import type { ComponentType } from 'react';
import { useTeamNames } from '../../core/locale/team-names.ts';
import type { Market, MatchEvent } from './sports.queries.ts';

/** What a price button is given; the button itself belongs to the bet slip and comes in from the screen. */
export interface PriceProps {
  selection: {
    selectionId: string;
    marketId: string;
    eventId: string;
    kind: Market['kind'];
    outcome: Market['selections'][number]['outcome'];
    line: string | null;
    home: string;
    away: string;
    league: string;
    odds: string;
  };
  isOpen: boolean;
  label: string;
}

export type PriceComponent = ComponentType<PriceProps>;

const labels = { home: '1', draw: 'X', away: '2', over: '▲', under: '▼' } as const;

/** The prices of one market side by side. */
export function MarketPrices(props: {
  event: MatchEvent;
  market: Market;
  Price: PriceComponent;
  /** Longer labels where there is room: team names. */
  hasNames?: boolean;
}) {
  const { event, market, Price } = props;
  const { home, away } = useTeamNames()(event);
  const names: Record<string, string> = { ...labels, home, away };
  return (
    <div
      className="grid gap-1"
      style={{ gridTemplateColumns: `repeat(${market.selections.length}, minmax(0, 1fr))` }}
    >
      {market.selections.map((selection) => (
        <Price
          key={selection.selection_id}
          isOpen={market.status === 'open'}
          label={
            (props.hasNames ? names[selection.outcome] : undefined) ?? labels[selection.outcome]
          }
          selection={{
            selectionId: selection.selection_id,
            marketId: market.market_id,
            eventId: event.event_id,
            kind: market.kind,
            outcome: selection.outcome,
            line: market.line,
            home,
            away,
            league: event.league_name,
            odds: selection.odds,
          }}
        />
      ))}
    </div>
  );
}
