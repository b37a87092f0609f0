import { CallFailure } from '@pavilion/client/call-failure';
import { sportName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { Icon } from '@pavilion/ui/icon';
import { StandingPart } from '@pavilion/web-core/build/standing-part';
import { lazyPart } from '../../../core/build/lazy-part.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { isOfRunners } from '../../../common/sports/event-name.ts';
import { MatchScoreboard } from './match-scoreboard.tsx';
import type { BuilderMode } from './match/builder-switch.tsx';
import type { PriceComponent } from './prices.tsx';
import { useEvent, type MatchEvent } from './sports.queries.ts';

const RunnersBody = lazyPart(async () => (await import('./runners/runners-body.tsx')).RunnersBody);
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
  const back = useWayBack(match.eventId);
  return (
    <div className="grid gap-4">
      <AppLink
        to={back?.to ?? backTo}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-sm font-semibold text-accent-text no-underline hover:underline"
      >
        <Icon name="chevron-left" size={18} />
        {back?.name ?? t('ui.sports.backToBoard')}
      </AppLink>
      <LoadedMatch {...match} />
    </div>
  );
}

/** Races and outrights have boards of their own; null for a match, and while it is not known. */
function useWayBack(eventId: string): { to: string; name: string } | null {
  const t = useText();
  const event = useEvent(eventId).data?.event;
  if (!event || !isOfRunners(event)) return null;
  return { to: `/sports?sport=${event.sport}`, name: sportName(t, event.sport) };
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
  if (isOfRunners(event)) {
    return (
      <StandingPart fallback={<BodySkeleton />}>
        <RunnersBody key={event.event_id} event={event} Price={Price} />
      </StandingPart>
    );
  }
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
