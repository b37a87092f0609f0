// chunk: standing
import { eventChanges } from '@pavilion/contracts/player/sports/event-changes.contract';
import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import type { RealtimeEventData, RealtimeTopic } from '@pavilion/contracts/realtime/messages';
import type { Batcher } from '@pavilion/web-core/batcher';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useBoardFeed } from '../../../common/sports/board-feed.ts';
import { call } from '../../../core/api.ts';
import {
  heardOf,
  withBoard,
  withState,
  type BoardEvent,
  type HeardMarkets,
} from './board-event.ts';
import { seenByLists, shownMatches, useBoardTopics } from './board-topics.ts';
import { dropEvents, type EventChange } from './event-answers.ts';

type BoardChanged = RealtimeEventData<'board.changed'>;

interface Heard {
  client: QueryClient;
  changes: Batcher<EventChange>;
  onMarkets: (heard: HeardMarkets) => void;
}

/** Most that is asked for by name; of more the lists are asked for anew. */
const idsMax = 100;

/**
 * Keeps the lists of the page, and the prices of more sports, in step with the board. What a
 * message does not say, or one that did not come, is asked for.
 */
export function useLiveBoard(
  sports: readonly string[],
  changes: Batcher<EventChange>,
  onMarkets: Heard['onMarkets'],
): void {
  const client = useQueryClient();
  const heard = { client, changes, onMarkets };
  useBoardFeed(useBoardTopics(sports), {
    seen: () => seenByLists(client),
    take: (told, topic, before) => take(heard, topic, told, before),
    catchUp: (since) => void catchUp(heard, since),
  });
}

function take(heard: Heard, topic: RealtimeTopic, told: BoardChanged, before: number): void {
  const { client, changes, onMarkets } = heard;
  const shown = new Map(shownMatches(client).map((event) => [event.event_id, event]));
  const unsaid: string[] = [];
  for (const one of told.changed) {
    const known = shown.get(one.event_id);
    if (known && withBoard(known, one) === null) unsaid.push(one.event_id);
    changes.add(changeOf(one));
    onMarkets(heardOf(one));
  }
  if (unsaid.length > 0) void catchUp(heard, before, unsaid);
  leave(heard, told.removed, topic === 'board:live');
}

const changeOf = (told: BoardEvent): EventChange => ({
  eventId: told.event_id,
  inList: (event) => withBoard(event, told) ?? withState(event, told),
  inDetail: (event) => withState(event, told),
});

/** Matches leave the lists: of what is live alone, or all of them. */
function leave({ client, onMarkets }: Heard, ids: readonly string[], isLiveAlone: boolean): void {
  if (ids.length === 0) return;
  dropEvents(client, new Set(ids), isLiveAlone);
  if (!isLiveAlone) for (const eventId of ids) onMarkets({ eventId, markets: [], isAll: true });
}

/** Asks what changed of shown matches since a number; lists anew where nobody knows. */
async function catchUp(heard: Heard, since: number, wanted?: readonly string[]): Promise<void> {
  const { client, changes, onMarkets } = heard;
  const ids = wanted ?? [...new Set(shownMatches(client).map(({ event_id }) => event_id))];
  if (ids.length === 0) return;
  const again = () => client.invalidateQueries({ queryKey: [eventList.path] });
  if (ids.length > idsMax) return again();
  const asked = { since, ids: [...ids] };
  const told = await call(eventChanges, asked, { handled: true }).catch(() => null);
  if (told === null || told.is_reset) return again();
  for (const event of told.changed) {
    const { event_id: eventId, markets } = event;
    const { markets: _markets, market_count: _count, ...state } = event;
    changes.add({
      eventId,
      inList: () => event,
      inDetail: (shown) => ({ ...shown, ...state }),
    });
    onMarkets({ eventId, markets, isAll: false });
  }
  leave(heard, told.removed, false);
}
