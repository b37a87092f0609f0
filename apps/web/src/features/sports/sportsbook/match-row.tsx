// chunk: standing
import { marketKinds, type MarketKind } from '@pavilion/domain/markets';
import { useText } from '@pavilion/i18n/react';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { memo } from 'react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { matchPath } from '../../../common/sports/match-path.ts';
import { useLeagueName, useTeamNames } from '../../../common/sports/team-names.ts';
import { isOfRunners } from '../../../common/sports/event-name.ts';
import { columnsOf, type ListedEvent } from './columns.ts';
import { EventRow } from './event-row.tsx';
import { MatchClock } from './match-clock.tsx';
import { MarketPrices, MissingMarket, type PriceComponent } from './prices.tsx';
import type { MatchEvent } from './sports.queries.ts';

interface MatchRowProps {
  event: MatchEvent;
  /** The market shown where there is room for one only. */
  shown: MarketKind;
  /** True where the row itself names the league: on a phone it has no heading. */
  isAlone?: boolean;
  Price: PriceComponent;
}

/**
 * One match: time or minute, teams, score, its main markets, and the way to all of them. Prices of
 * one match change every second; the other rows stay as they are.
 */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  return isOfRunners(props.event) ? <EventRow event={props.event} /> : <TeamsRow {...props} />;
});

function TeamsRow(props: MatchRowProps) {
  const { event, Price } = props;
  const columns = columnsOf(event);
  const t = useText();
  const { home, away } = useTeamNames()(event);
  return (
    <article className="match-row border-b border-line bg-surface-1 last:border-b-0">
      <MatchHead event={event} home={home} away={away} isAlone={props.isAlone === true} />
      {marketKinds.map((kind) => {
        const market = columns[kind];
        return (
          <div
            key={kind}
            className="match-market"
            data-kind={kind}
            data-shown={kind === props.shown}
          >
            {market ? (
              <MarketPrices event={event} market={market} Price={Price} />
            ) : (
              <MissingMarket kind={kind} sport={event.sport} />
            )}
          </div>
        );
      })}
      <AppLink
        to={matchPath(event.event_id)}
        className="match-more numeric rounded-control text-xs font-bold text-accent-text no-underline hover:bg-surface-2"
      >
        {hiddenMarkets(event, props.shown).map((count, columns) => (
          <span key={columns} className="match-hidden" data-columns={columns + 1}>
            {count > 0 ? `+${count}` : <Icon name="chevron-right" size={16} />}
          </span>
        ))}
        {/* The name is what is seen, then what it means. */}
        <span className="sr-only">
          {' '}
          {t('ui.sports.allMarketsOf', { home, away, count: event.market_count })}
        </span>
      </AppLink>
    </article>
  );
}

/**
 * How many markets of a match are not seen where one, two, or all three of the main ones have room.
 */
export function hiddenMarkets(
  event: ListedEvent & Pick<MatchEvent, 'market_count'>,
  shown: MarketKind,
): [number, number, number] {
  const columns = columnsOf(event);
  const without = (kinds: readonly MarketKind[]): number =>
    Math.max(0, event.market_count - kinds.filter((kind) => columns[kind]).length);
  return [without([shown]), without(['1x2', 'total']), without(marketKinds)];
}

interface MatchHeadProps {
  event: MatchEvent;
  home: string;
  away: string;
  isAlone: boolean;
}

function MatchHead({ event, home, away, isAlone }: MatchHeadProps) {
  const rows = [
    { side: 'home', name: home, score: event.home_score },
    { side: 'away', name: away, score: event.away_score },
  ];
  return (
    <AppLink
      to={matchPath(event.event_id)}
      className="match-head grid min-w-0 gap-0.5 text-text no-underline hover:underline"
    >
      <span className="match-line">
        <MatchClock event={event} />
        {isAlone ? <RowLeague event={event} /> : null}
      </span>
      {rows.map(({ side, name, score }) => (
        <span key={side} className="flex gap-2 text-sm leading-5 font-semibold">
          <span className="line-clamp-2 min-w-0 flex-1">{name}</span>
          {score === null ? null : <span className="numeric text-accent-text">{score}</span>}
        </span>
      ))}
    </AppLink>
  );
}

function RowLeague({ event }: { event: MatchEvent }) {
  const leagueName = useLeagueName();
  return (
    <span className="match-league">
      {/* The icons of sports are called as the sports are. */}
      <Icon name={event.sport as IconName} size={14} className="shrink-0" />
      <span className="truncate">{leagueName(event)}</span>
    </span>
  );
}
