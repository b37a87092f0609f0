// chunk: standing
import { isMarketKind, marketOutcomes } from '@pavilion/domain/markets';
import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import type { ComponentType, ReactNode } from 'react';
import { localNames, type LocalNames } from '../../../common/sports/local-names.ts';
import { useLeagueName, useTeamNames } from '../../../common/sports/team-names.ts';
import { aboutMarket, type MarketAbout } from '../../../common/odds/market-about.ts';
import { isHandicap, lineFor } from '../../../common/odds/selection-text.ts';
import type { Market, MatchEvent } from './sports.queries.ts';

/**
 * What a price button is given; the button itself belongs to the bet slip and comes in from the
 * screen.
 */
export interface PriceProps {
  selection: {
    selectionId: string;
    marketId: string;
    eventId: string;
    kind: Market['kind'];
    outcome: string;
    line: string | null;
    about?: MarketAbout;
    name?: string;
    home: string;
    away: string;
    names?: LocalNames;
    league: string;
    /** Of an event without teams: what it is called, and its terms each way. */
    eventName?: string;
    placeTerms?: { places: number; fraction: string } | null;
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
}

/**
 * The prices of one market side by side. Every outcome keeps its place: one without a price is a
 * lock.
 */
export function MarketPrices({ event, market, Price }: MarketPricesProps) {
  const { home, away } = useTeamNames()(event);
  const leagueName = useLeagueName();
  const labelOf = useLabels(market);
  const about = aboutMarket(event.sport, market);
  const isOpen = market.status === 'open' && (event.state === 'live' || event.state === 'upcoming');
  return (
    <PriceCells kind={market.kind}>
      {outcomesOf(market).map((outcome) => {
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
              ...(about && { about }),
              home,
              away,
              names: localNames(event),
              league: leagueName(event),
              odds: found.odds,
            }}
          />
        );
      })}
    </PriceCells>
  );
}

/** Every outcome of a kind of the list; of others those that have a price. */
const outcomesOf = ({
  kind,
  selections,
}: Pick<Market, 'kind' | 'selections'>): readonly string[] =>
  isMarketKind(kind) ? marketOutcomes[kind] : selections.map(({ outcome }) => outcome);

/** Sports in which the first question of a match has a draw among its answers. */
const withDraw = new Set(['football', 'ice-hockey']);

/** Locks in the places of a market that the match does not have now. */
export function MissingMarket({ kind, sport }: { kind: Market['kind']; sport: string }) {
  const isAnswer = (outcome: string): boolean => outcome !== 'draw' || withDraw.has(sport);
  return (
    <PriceCells kind={kind}>
      {outcomesOf({ kind, selections: [] })
        .filter(isAnswer)
        .map((outcome) => (
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

/** A button as prices are, so that nothing floats over the place where one comes back. */
function LockedPrice({ label }: { label: string }) {
  const t = useText();
  return (
    <button
      type="button"
      disabled
      className="relative grid min-h-12 content-center justify-items-center gap-0.5 rounded-control border border-line text-xs text-text-muted"
    >
      {label === '' ? null : <span className="max-w-full truncate px-1">{label}</span>}
      <Icon name="lock" size={14} />
      <span className="sr-only">{t('ui.sports.suspended')}</span>
    </button>
  );
}

/** Short words above a price: a column is narrow. */
function useLabels(market: Market) {
  const t = useText();
  return (outcome: string): string => {
    const line = lineFor(market, outcome);
    if (isHandicap(market)) return line;
    const words: Readonly<Record<string, string>> = {
      home: '1',
      draw: 'X',
      away: '2',
      over: t('ui.sports.overShort'),
      under: t('ui.sports.underShort'),
    };
    const word = words[outcome] ?? outcome;
    return line === '' ? word : `${word} ${line}`;
  };
}
