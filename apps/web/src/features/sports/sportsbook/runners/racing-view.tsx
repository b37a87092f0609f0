import { useText } from '@pavilion/i18n/react';
import { EmptyState } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { dayRange } from '@pavilion/web-core/day-range';
import { useState } from 'react';
import { useSearchParams } from '../../../../core/navigation/use-search-params.ts';
import { useNowMs } from '../../../../core/use-now.ts';
import { SportMenu } from '../finding/sport-menu.tsx';
import { ViewFailure, ViewSkeleton } from '../finding/view-page.tsx';
import { useEvents } from '../sports.queries.ts';
import { MeetingStrip } from './meeting-strip.tsx';
import { meetingsOf } from './meetings.ts';
import { NextRaces } from './next-races.tsx';
import { RunnersPage } from './runners-page.tsx';

/** Races: those that are off next, and the meetings of a day, course by course. */
export function RacingView() {
  const t = useText();
  return (
    <RunnersPage title={t('ui.sports.sport.racing')} menu={<SportMenu chosen="racing" />}>
      <NextRaces />
      <Days />
    </RunnersPage>
  );
}

const days = ['today', 'tomorrow'] as const;

function Days() {
  const t = useText();
  const [chosen, setChosen] = useState<string>('today');
  return (
    <section aria-labelledby="meetings" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="meetings" className="text-base font-bold">
        {t('ui.runners.meetings')}
      </h2>
      <Tabs
        label={t('ui.runners.meetings')}
        items={days.map((id) => ({ id, label: t(`ui.sports.show.${id}`) }))}
        selectedId={chosen}
        onSelect={setChosen}
      >
        <Meetings daysAhead={chosen === 'tomorrow' ? 1 : 0} />
      </Tabs>
    </section>
  );
}

/** As many as an answer holds: a day has a race each quarter of an hour. */
const racesOfDay = 100;

function Meetings({ daysAhead }: { daysAhead: number }) {
  const t = useText();
  const nowMs = useNowMs();
  const leagueId = useSearchParams()[0].get('league') ?? undefined;
  const range = nowMs === null ? null : dayRange(nowMs, daysAhead);
  const query = useEvents({ sport: 'racing', leagueId, range, limit: racesOfDay });
  const meetings = meetingsOf(query.data?.pages.flatMap((page) => page.value) ?? []);
  if (query.isPending) return <ViewSkeleton />;
  if (query.isError && meetings.length === 0)
    return <ViewFailure onRetry={() => void query.refetch()} />;
  if (meetings.length === 0) {
    return (
      <EmptyState
        icon="racing"
        title={t('ui.runners.noRaces')}
        text={t('ui.runners.noRacesText')}
      />
    );
  }
  return (
    <ul className="panel m-0 list-none overflow-hidden p-0">
      {meetings.map((meeting) => (
        <MeetingStrip key={meeting.id} meeting={meeting} />
      ))}
    </ul>
  );
}
