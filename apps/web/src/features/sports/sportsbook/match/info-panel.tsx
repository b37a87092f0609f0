import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import type { ComponentType } from 'react';
import type { MatchEvent } from '../sports.queries.ts';
import { FormLists } from './form-lists.tsx';
import { Lineups } from './lineups.tsx';
import type { InfoKind, InfoProps } from './info.types.ts';
import { useFollowMatch, useStatistics, useTimeline } from './match-info.queries.ts';
import { Meetings } from './meetings.tsx';
import { Pitch } from './pitch.tsx';
import { StatisticBars } from './statistic-bars.tsx';
import { Timeline } from './timeline.tsx';

/** What a part shows, and whether there is anything to show. */
const parts: Readonly<
  Record<InfoKind, { Part: ComponentType<InfoProps>; has: (props: InfoProps) => boolean }>
> = {
  pitch: {
    Part: Pitch,
    has: ({ statistics, timeline }) => statistics.momentum.length + timeline.length > 0,
  },
  timeline: { Part: Timeline, has: ({ timeline }) => timeline.length > 0 },
  statistics: {
    Part: StatisticBars,
    has: ({ statistics }) => statistics.statistics.length > 0,
  },
  lineups: {
    Part: Lineups,
    has: ({ statistics: { lineups } }) => lineups.home.length + lineups.away.length > 0,
  },
  form: {
    Part: FormLists,
    has: ({ statistics: { form } }) => form.home.length + form.away.length > 0,
  },
  meetings: { Part: Meetings, has: ({ statistics }) => statistics.head_to_head.length > 0 },
};

/** One part of what there is to know about a match, with its loading, empty and error states. */
export function InfoPanel({ kind, event }: { kind: InfoKind; event: MatchEvent }) {
  const t = useText();
  const statistics = useStatistics(event.event_id);
  const timeline = useTimeline(event.event_id);
  useFollowMatch(event.event_id);
  if (statistics.isPending || timeline.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-40" />
      </div>
    );
  }
  // What is shown stays when its refresh fails.
  if (!statistics.data || !timeline.data) {
    return (
      <ErrorState
        title={t('ui.match.infoFailed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void Promise.all([statistics.refetch(), timeline.refetch()])}
      />
    );
  }
  const shown = {
    event,
    statistics: statistics.data,
    timeline: timeline.data.event.timeline ?? [],
  };
  const { Part, has } = parts[kind];
  if (!has(shown)) return <EmptyState icon="chart" title={t(`ui.match.none.${kind}`)} />;
  return <Part {...shown} />;
}
