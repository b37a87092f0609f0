import { CallFailure } from '@pavilion/client/call-failure';
import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { Icon } from '@pavilion/ui/icon';
import { StandingPart } from '@pavilion/web-core/build/standing-part';
import { lazyPart } from '../../../core/build/lazy-part.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { MatchScoreboard } from './match-scoreboard.tsx';
import type { BuilderMode } from './match/builder-switch.tsx';
import type { PriceComponent } from './prices.tsx';
import { useEvent, type MatchEvent } from './sports.queries.ts';

const MatchBody = lazyPart(async () => (await import('./match/match-body.tsx')).MatchBody);

interface MatchDetailProps {
  eventId: string;
  /** Address of the board the visitor came from. */
  backTo: string;
  Price: PriceComponent;
  builder?: BuilderMode;
}

/** One match with every market it has. */
export function MatchDetail({ backTo, ...match }: MatchDetailProps) {
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
      <LoadedMatch {...match} />
    </div>
  );
}

function LoadedMatch({ eventId, Price, builder }: Omit<MatchDetailProps, 'backTo'>) {
  const t = useText();
  const query = useEvent(eventId);
  if (query.isPending) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-36" />
        <BodySkeleton />
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
      {event.markets.length === 0 ? <NoPrices event={event} /> : null}
      <StandingPart fallback={<BodySkeleton />}>
        <MatchBody key={event.event_id} event={event} Price={Price} builder={builder} />
      </StandingPart>
    </>
  );
}

function BodySkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
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
