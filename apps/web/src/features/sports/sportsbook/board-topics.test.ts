import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { seenByLists, topicsOf } from './board-topics.ts';

const page = (seq: number, ...sports: string[]) => ({
  ...{ seq, value: sports.map((sport) => ({ event_id: sport, sport })), next_cursor: null },
});

it('lists are told of by their sport, live ones together, and what is over not at all', () => {
  const client = new QueryClient();
  expect(seenByLists(client)).toBeNull();
  const show = (request: object, data: object) => {
    const queryKey = [eventList.path, request];
    client.setQueryData(queryKey, data);
    new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => undefined);
  };
  show({ sport: 'tennis' }, page(30));
  show({ state: 'live' }, { pages: [page(20, 'basketball')] });
  show({ state: 'finished' }, page(50, 'boxing'));
  show({}, { pages: [page(40, 'football'), page(41, 'football', 'ice-hockey')] });
  client.setQueryData([eventList.path, { sport: 'darts' }], page(1, 'darts'));
  expect(topicsOf(client, ['cricket', 'football'])).toEqual([
    'board:cricket',
    'board:football',
    'board:ice-hockey',
    'board:live',
    'board:tennis',
  ]);
  expect(seenByLists(client)).toBe(20);
});
