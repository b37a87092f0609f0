import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useTeamNames } from '../../core/locale/team-names.ts';
import { MarketPrices, type PriceComponent } from './prices.tsx';
import type { Market, MatchEvent } from './sports.queries.ts';

/** Address of one match on the sports screen. */
export function matchPath(eventId: string): string {
  return `/sports?event=${encodeURIComponent(eventId)}`;
}

/** One match: time or minute, teams, score, its main markets, and the way to all of them. */
export function MatchRow(props: {
  event: MatchEvent;
  shown: Market['kind'];
  Price: PriceComponent;
}) {
  const { event, Price } = props;
  const t = useText();
  const market = (kind: Market['kind']) =>
    event.markets.find((candidate) => candidate.kind === kind);
  return (
    <article className="match-row border-b border-line bg-surface-1 px-3 py-2 last:border-b-0">
      <MatchHead event={event} />
      {(['1x2', 'total', 'asian-handicap'] as const).map((kind) => {
        const found = market(kind);
        return (
          <div
            key={kind}
            className="match-market"
            data-kind={kind}
            data-shown={kind === props.shown}
          >
            {found ? (
              <MarketPrices event={event} market={found} Price={Price} />
            ) : (
              <span className="grid min-h-11 place-items-center text-text-muted">–</span>
            )}
          </div>
        );
      })}
      <AppLink
        to={matchPath(event.event_id)}
        className="match-more numeric grid min-h-11 min-w-11 place-items-center rounded-control text-xs font-bold text-accent-text hover:bg-surface-2"
        aria-label={t('ui.sports.allMarketsOf', {
          home: event.home_team_name,
          away: event.away_team_name,
          count: event.market_count,
        })}
      >
        +{event.market_count}
      </AppLink>
    </article>
  );
}

function MatchHead({ event }: { event: MatchEvent }) {
  const { home, away } = useTeamNames()(event);
  const rows = [
    { name: home, score: event.home_score },
    { name: away, score: event.away_score },
  ];
  return (
    <AppLink
      to={matchPath(event.event_id)}
      className="match-head min-w-0 text-text no-underline hover:underline"
    >
      <MatchClock event={event} />
      {rows.map((row) => (
        <span key={row.name} className="flex gap-2 text-sm leading-snug font-semibold">
          <span className="min-w-0 flex-1 truncate">{row.name}</span>
          {row.score === null ? null : (
            <span className="numeric text-accent-text">{row.score}</span>
          )}
        </span>
      ))}
    </AppLink>
  );
}

/** Kick-off, or the minute of a live match, or that it is over. */
export function MatchClock({ event }: { event: MatchEvent }) {
  const t = useText();
  const format = useFormat();
  if (event.state === 'live') {
    return (
      <span className="numeric flex items-center gap-1 text-xs font-bold text-negative">
        <Icon name="live" size={14} />
        {t('ui.sports.live')} {event.minute === null ? '' : `${event.minute}′`}
      </span>
    );
  }
  if (event.state === 'upcoming') {
    return (
      <span className="numeric text-xs text-text-muted">{format.dateTime(event.start_time)}</span>
    );
  }
  return <span className="text-xs text-text-muted">{t(`ui.sports.state.${event.state}`)}</span>;
}
