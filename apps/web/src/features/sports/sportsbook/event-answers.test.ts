import { eventDetail } from '@pavilion/contracts/player/sports/event-detail.contract';
import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { askAgain, changeEvents, dropEvents, type EventChange } from './event-answers.ts';
import { listRefreshMs, type MatchEvent } from './sports.queries.ts';

const match = (event_id: string): MatchEvent => ({ event_id, minute: 1 }) as MatchEvent;
const page = (...ids: string[]) => ({ value: ids.map(match), next_cursor: null });
const minuteTwo = (event: MatchEvent): MatchEvent => ({ ...event, minute: 2 });
const heardOf = (eventId: string): EventChange => ({
  eventId,
  inList: minuteTwo,
  inDetail: minuteTwo,
});
const asked = Date.parse('2026-11-26T12:00:00Z');
const list = [eventList.path, { limit: 40 }];
const shortList = [eventList.path, { limit: 6 }];
const detail = [eventDetail.path, { event_id: 'a' }];

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(list, { pages: [page('a', 'b'), page('c')] }, { updatedAt: asked });
  client.setQueryData(shortList, page('b'), { updatedAt: asked });
  client.setQueryData(detail, { event: match('a') }, { updatedAt: asked });
});

it('puts what is heard of a match into every answer that shows it, and leaves the others alone', () => {
  const short = client.getQueryData(shortList);
  changeEvents(client, [heardOf('a')]);
  const minutes = client
    .getQueryData<{ pages: Array<{ value: MatchEvent[] }> }>(list)
    ?.pages.map(({ value }) => value.map(({ minute }) => minute));
  expect(minutes).toEqual([[2, 1], [1]]);
  expect(client.getQueryData<{ event: MatchEvent }>(detail)?.event.minute).toBe(2);
  expect(client.getQueryData(shortList)).toBe(short);
});

it('asks anew for a list on which prices move without end, once its answer has grown old', async () => {
  const queryFn = vi.fn(() => Promise.resolve({ pages: [page('a', 'd')] }));
  const stop = new QueryObserver(client, {
    queryKey: list,
    queryFn,
    staleTime: Infinity,
  }).subscribe(() => undefined);
  changeEvents(client, [heardOf('a')]);
  askAgain(client, asked + listRefreshMs - 1);
  expect(queryFn).not.toHaveBeenCalled();
  askAgain(client, asked + listRefreshMs);
  askAgain(client, asked + listRefreshMs);
  await expect.poll(() => client.isFetching()).toBe(0);
  // One question is under way already, and nobody looks at the other answers.
  expect(queryFn).toHaveBeenCalledOnce();
  expect(client.getQueryData(list)).toEqual({ pages: [page('a', 'd')] });
  stop();
});

it('asks once more for a match of which something is heard while an older answer is on its way', async () => {
  let minute = 1;
  const answers: (() => void)[] = [];
  const queryFn = vi.fn(() => {
    const event = { ...match('a'), minute };
    return new Promise<{ event: MatchEvent }>((resolve) => answers.push(() => resolve({ event })));
  });
  const observer = new QueryObserver(client, { queryKey: detail, queryFn, staleTime: Infinity });
  const stop = observer.subscribe(() => undefined);
  void client.refetchQueries({ queryKey: detail });
  minute = 2;
  changeEvents(client, [heardOf('a')]);
  changeEvents(client, [heardOf('a')]);
  answers.shift()?.();
  await expect.poll(() => answers).toHaveLength(1);
  answers.shift()?.();
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(client.getQueryData<{ event: MatchEvent }>(detail)?.event.minute).toBe(2);
  stop();
});

it('takes matches that left out of the lists they stood in', () => {
  const live = [eventList.path, { state: 'live' }];
  const over = [eventList.path, { state: 'finished' }];
  for (const key of [live, over]) client.setQueryData(key, { pages: [page('a', 'b')] });
  const idsOf = (key: unknown[]) =>
    client
      .getQueryData<{ pages: Array<{ value: MatchEvent[] }> }>(key)
      ?.pages.flatMap(({ value }) => value.map(({ event_id }) => event_id));
  dropEvents(client, new Set(['b']), true);
  expect([idsOf(live), idsOf(list), idsOf(over)]).toEqual([['a'], ['a', 'b', 'c'], ['a', 'b']]);
  dropEvents(client, new Set(['a']), false);
  expect([idsOf(live), idsOf(list), idsOf(over)]).toEqual([[], ['b', 'c'], ['a', 'b']]);
});
