// chunk: standing
import { marketOutcomes, type Outcome } from '@pavilion/domain/markets';
import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import type { ComponentType, ReactNode } from 'react';
import { useLeagueName, useTeamNames } from '../../../common/sports/team-names.ts';
import { lineFor } from '../../../common/odds/selection-text.ts';
import type { Market, MatchEvent } from './sports.queries.ts';

/** What a price button is given; the button itself belongs to the bet slip and comes in from the screen. */
export interface PriceProps {
  selection: {
    selectionId: string;
    marketId: string;
    eventId: string;
    kind: Market['kind'];
    outcome: Outcome;
    line: string | null;
    home: string;
    away: string;
    league: string;
    odds: string;
  };
  isOpen: boolean;
  /** Words above the price: `1`, `O 2.5`, `-0.75`. */
  label: string;
}

export type PriceComponent = ComponentType<PriceProps>;

interface MarketPricesProps {
  event: MatchEvent;
  market: Market;
  Price: PriceComponent;
  /** Longer labels where there is room: team names. */
  hasNames?: boolean;
}

/** The prices of one market side by side. Every outcome keeps its place: one without a price is a lock. */
export function MarketPrices({ event, market, Price, hasNames = false }: MarketPricesProps) {
  const { home, away } = useTeamNames()(event);
  const leagueName = useLeagueName();
  const labelOf = useLabels(market, hasNames ? { home, away } : null);
  const isOpen = market.status === 'open' && (event.state === 'live' || event.state === 'upcoming');
  return (
    <PriceCells kind={market.kind}>
      {marketOutcomes[market.kind].map((outcome) => {
        const found = market.selections.find((selection) => selection.outcome === outcome);
        if (!found) return <LockedPrice key={outcome} label={labelOf(outcome)} />;
        return (
          <Price
            key={outcome}
            isOpen={isOpen}
            label={labelOf(outcome)}
            selection={{
              selectionId: found.selection_id,
              marketId: market.market_id,
              eventId: event.event_id,
              kind: market.kind,
              outcome,
              line: market.line,
              home,
              away,
              league: leagueName(event),
              odds: found.odds,
            }}
          />
        );
      })}
    </PriceCells>
  );
}

/** Locks in the places of a market that the match does not have now. */
export function MissingMarket({ kind }: { kind: Market['kind'] }) {
  return (
    <PriceCells kind={kind}>
      {marketOutcomes[kind].map((outcome) => (
        <LockedPrice key={outcome} label="" />
      ))}
    </PriceCells>
  );
}

function PriceCells(props: { kind: Market['kind']; children: ReactNode }) {
  return (
    <div className="price-cells" data-kind={props.kind}>
      {props.children}
    </div>
  );
}

function LockedPrice({ label }: { label: string }) {
  const t = useText();
  return (
    <span className="relative grid min-h-12 content-center justify-items-center gap-0.5 rounded-control border border-line text-xs text-text-muted">
      {label === '' ? null : <span className="max-w-full truncate px-1">{label}</span>}
      <Icon name="lock" size={14} />
      <span className="sr-only">{t('ui.sports.suspended')}</span>
    </span>
  );
}

/** Short words above a price; with `names` the teams stand in for 1 and 2. */
function useLabels(market: Market, names: { home: string; away: string } | null) {
  const t = useText();
  return (outcome: Outcome): string => {
    const line = lineFor({ kind: market.kind, outcome, line: market.line });
    if (market.kind === 'asian-handicap' && !names) return line;
    const words = {
      home: names?.home ?? '1',
      draw: names ? t('ui.sports.draw') : 'X',
      away: names?.away ?? '2',
      over: t(names ? 'ui.sports.over' : 'ui.sports.overShort'),
      under: t(names ? 'ui.sports.under' : 'ui.sports.underShort'),
    };
    return line === '' ? words[outcome] : `${words[outcome]} ${line}`;
  };
}
