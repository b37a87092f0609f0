import type { CallResponse } from '@pavilion/contracts/define-call';
import { eventDetail } from '@pavilion/contracts/player/sports/event-detail.contract';
import { eventStatistics } from '@pavilion/contracts/player/sports/event-statistics.contract';
import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTopic } from '../../../../core/realtime/realtime.ts';
import { callQuery } from '../../../../core/query.ts';

export type Statistics = CallResponse<typeof eventStatistics>;
type Detail = CallResponse<typeof eventDetail>;
export type TimelineItem = NonNullable<Detail['event']['timeline']>[number];

const timelineQuery = (eventId: string) =>
  callQuery(eventDetail, { event_id: eventId, include: ['timeline'] });

/** What happened in a match. */
export function useTimeline(eventId: string) {
  return useQuery({ ...timelineQuery(eventId), meta: { handled: true } });
}

/** What is counted in a match, who plays, and what was before. */
export function useStatistics(eventId: string) {
  return useQuery({
    ...callQuery(eventStatistics, { event_id: eventId }),
    meta: { handled: true },
  });
}

/** Keeps both in step while they are shown. */
export function useFollowMatch(eventId: string): void {
  const client = useQueryClient();
  useTopic(`event:${eventId}`, {
    'timeline.added': (added: RealtimeEventData<'timeline.added'>) => {
      const { queryKey } = timelineQuery(eventId);
      client.setQueryData<Detail>(queryKey, (known) => known && withItem(known, added));
      void client.invalidateQueries({ queryKey: [eventStatistics.path] });
    },
  });
}

/** The answer with what was heard; what it has already is not there twice. */
function withItem(
  { event, ...answer }: Detail,
  { event_id: _eventId, ...item }: RealtimeEventData<'timeline.added'>,
): Detail {
  const others = (event.timeline ?? []).filter(({ no }) => no !== item.no);
  return { ...answer, event: { ...event, timeline: [...others, item] } };
}
