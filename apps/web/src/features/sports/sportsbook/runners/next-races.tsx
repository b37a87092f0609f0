import { useFormat, useText } from '@pavilion/i18n/react';
import { EmptyState, Skeleton } from '@pavilion/ui/states';
import { useRegionName } from '../../../../core/locale/region-name.ts';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { useEventName } from '../../../../common/sports/event-name.ts';
import { matchPath } from '../../../../common/sports/match-path.ts';
import { ViewFailure } from '../finding/view-page.tsx';
import { useEvents, type MatchEvent } from '../sports.queries.ts';
import { Countdown } from './countdown.tsx';
import { nextRaces, runnerCount } from './meetings.ts';
import { offTime } from './off-time.ts';

const shownCount = 6;

/** The races that are off next, with the time that is left. */
export function NextRaces() {
  const t = useText();
  return (
    <section aria-labelledby="next-races" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="next-races" className="text-base font-bold">
        {t('ui.runners.nextRaces')}
      </h2>
      <Races />
    </section>
  );
}

const gridClass = 'm-0 grid list-none gap-2 p-0 sm:grid-cols-2 xl:grid-cols-3';

function Races() {
  const t = useText();
  // One more than is shown: a race may be off before the next answer.
  const query = useEvents({ sport: 'racing', state: 'upcoming', limit: shownCount + 2 });
  const races = nextRaces(query.data?.pages[0]?.value ?? [], shownCount);
  if (query.isPending) {
    return (
      <div aria-busy="true" className={gridClass}>
        {Array.from({ length: shownCount }, (_, index) => (
          <Skeleton key={index} className="h-16" />
        ))}
      </div>
    );
  }
  if (query.isError && races.length === 0)
    return <ViewFailure onRetry={() => void query.refetch()} />;
  if (races.length === 0) return <EmptyState icon="racing" title={t('ui.runners.noNextRaces')} />;
  return (
    <ul className={gridClass}>
      {races.map((race) => (
        <li key={race.event_id} className="panel overflow-hidden">
          <NextRace race={race} />
        </li>
      ))}
    </ul>
  );
}

function NextRace({ race }: { race: MatchEvent }) {
  const t = useText();
  const format = useFormat();
  const regionName = useRegionName();
  const eventName = useEventName();
  return (
    <AppLink
      to={matchPath(race.event_id)}
      className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 text-sm text-text no-underline hover:bg-surface-2"
    >
      <span className="numeric font-bold wrap-anywhere">
        <time suppressHydrationWarning dateTime={race.start_time}>
          {offTime(format, race.start_time)}
        </time>{' '}
        {eventName(race)}
      </span>
      <Countdown startTime={race.start_time} />
      <span
        suppressHydrationWarning
        className="numeric col-span-2 text-xs wrap-anywhere text-text-muted"
      >
        {regionName(race.country)} · {t('ui.runners.count', { count: runnerCount(race) })}
      </span>
    </AppLink>
  );
}
