import './match-row.css';
import { CallFailure } from '@pavilion/client/call-failure';
import { marketKinds, parseLine } from '@pavilion/domain/markets';
import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { Icon } from '@pavilion/ui/icon';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { marketName } from '../../../common/odds/selection-text.ts';
import { MatchScoreboard } from './match-scoreboard.tsx';
import { MarketPrices, type PriceComponent } from './prices.tsx';
import { useEvent, type Market, type MatchEvent } from './sports.queries.ts';

interface MatchDetailProps {
  eventId: string;
  /** Address of the board the visitor came from. */
  backTo: string;
  Price: PriceComponent;
}

/** One match with every market it has. */
export function MatchDetail({ eventId, backTo, Price }: MatchDetailProps) {
  const t = useText();
  return (
    <div className="grid gap-4">
      <AppLink
        to={backTo}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-sm font-semibold text-accent-text no-underline hover:underline"
      >
        <Icon name="chevron-left" size={18} />
        {t('ui.sports.backToBoard')}
      </AppLink>
      <LoadedMatch eventId={eventId} Price={Price} />
    </div>
  );
}

function LoadedMatch({ eventId, Price }: { eventId: string; Price: PriceComponent }) {
  const t = useText();
  const query = useEvent(eventId);
  if (query.isPending) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-36" />
        <Skeleton className="h-28" />
        <Skeleton className="h-64" />
      </div>
    );
  }
  // A match that is shown stays when its refresh fails.
  if (query.data === undefined && isGone(query.error)) {
    return <EmptyState icon="sportsbook" title={t('errors.eventNotFound')} />;
  }
  if (query.data === undefined) {
    return (
      <ErrorState
        title={t('ui.sports.matchFailed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { event } = query.data;
  return (
    <>
      <MatchScoreboard event={event} />
      {event.markets.length === 0 ? (
        <NoPrices event={event} />
      ) : (
        marketKinds.map((kind) => (
          <MarketGroup key={kind} kind={kind} event={event} Price={Price} />
        ))
      )}
    </>
  );
}

/** Suspended prices come back; a match that is over has had its own. */
function NoPrices({ event }: { event: MatchEvent }) {
  const t = useText();
  const mayReturn = event.state === 'live' || event.state === 'upcoming';
  return (
    <EmptyState icon="lock" title={t(mayReturn ? 'ui.sports.suspended' : 'ui.sports.betsOver')} />
  );
}

/** The server knows no such match: asking again is of no use. */
const isGone = (thrown: Error | null): boolean =>
  thrown instanceof CallFailure && thrown.statusCode <= -400 && thrown.statusCode > -500;

function MarketGroup(props: { kind: Market['kind']; event: MatchEvent; Price: PriceComponent }) {
  const t = useText();
  const markets = props.event.markets
    .filter((market) => market.kind === props.kind)
    .toSorted((first, second) => lineOf(first) - lineOf(second));
  if (markets.length === 0) return null;
  return (
    <section aria-labelledby={`market-${props.kind}`} className="overflow-hidden panel">
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

const lineOf = (market: Market): number => parseLine(market.line ?? '0') ?? 0;
