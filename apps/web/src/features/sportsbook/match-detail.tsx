import { useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { Icon } from '@pavilion/ui/icon';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { marketName } from '../../core/odds/selection-text.ts';
import { useTeamNames } from '../../core/locale/team-names.ts';
import { MatchClock } from './match-row.tsx';
import { MarketPrices, type PriceComponent } from './prices.tsx';
import { useEvent, type Market, type MatchEvent } from './sports.queries.ts';

const kinds = ['1x2', 'total', 'asian-handicap'] as const;

/** One match with every market it has. */
export function MatchDetail({ eventId, Price }: { eventId: string; Price: PriceComponent }) {
  const t = useText();
  const query = useEvent(eventId);
  return (
    <div className="grid gap-4">
      <AppLink
        to="/sports"
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-sm font-semibold text-accent-text"
      >
        <Icon name="chevron-left" size={18} />
        {t('ui.sports.backToBoard')}
      </AppLink>
      {query.isPending ? (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-36" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      ) : query.isError ? (
        <ErrorState
          title={t('ui.sports.matchFailed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          <Scoreboard event={query.data.event} />
          {kinds.map((kind) => (
            <MarketGroup key={kind} kind={kind} event={query.data.event} Price={Price} />
          ))}
        </>
      )}
    </div>
  );
}

function Scoreboard({ event }: { event: MatchEvent }) {
  const { home, away } = useTeamNames()(event);
  const hasScore = event.home_score !== null && event.away_score !== null;
  return (
    <header className="rounded-card border border-line bg-surface-2 p-4 text-center">
      <p className="m-0 text-sm text-text-muted">
        {event.league_name} · {event.country}
      </p>
      <div className="my-2 grid grid-cols-[1fr_auto_1fr] items-center gap-3">
        <h1 className="m-0 text-end text-lg leading-tight font-bold sm:text-2xl">{home}</h1>
        <p className="numeric m-0 rounded-control bg-surface-0 px-3 py-1 text-xl font-extrabold text-accent-text">
          {hasScore ? `${event.home_score} : ${event.away_score}` : '–'}
        </p>
        <p className="m-0 text-start text-lg leading-tight font-bold sm:text-2xl">{away}</p>
      </div>
      <span className="inline-flex justify-center">
        <MatchClock event={event} />
      </span>
    </header>
  );
}

function MarketGroup(props: { kind: Market['kind']; event: MatchEvent; Price: PriceComponent }) {
  const t = useText();
  const markets = props.event.markets.filter((market) => market.kind === props.kind);
  if (markets.length === 0) return null;
  return (
    <section
      aria-labelledby={`market-${props.kind}`}
      className="overflow-hidden rounded-card border border-line bg-surface-1"
    >
      <h2 id={`market-${props.kind}`} className="m-0 bg-surface-2 px-3 py-2 text-sm font-bold">
        {marketName(t, props.kind)}
      </h2>
      <div className="grid gap-1.5 p-3">
        {markets.map((market) => (
          <MarketPrices
            key={market.market_id}
            event={props.event}
            market={market}
            Price={props.Price}
            hasNames
          />
        ))}
      </div>
    </section>
  );
}
