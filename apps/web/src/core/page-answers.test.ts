import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fillQueries } from './page-answers.ts';
import { callKey, pagedKey } from './query.ts';

it('keeps a list asked for page by page apart from the same list asked for once', () => {
  const client = new QueryClient();
  const request = { sport: 'football', limit: 40 } as const;
  const answer = { path: eventList.path, request };
  const once = { value: ['once'], next_cursor: null };
  const paged = { value: ['paged'], next_cursor: 'next' };
  fillQueries(client, [
    { ...answer, fields: once, isPaged: false },
    { ...answer, fields: paged, isPaged: true },
  ]);
  expect(client.getQueryData(callKey(eventList, request))).toEqual(once);
  expect(client.getQueryData(pagedKey(eventList, request))).toEqual({
    pages: [paged],
    pageParams: [undefined],
  });
});
