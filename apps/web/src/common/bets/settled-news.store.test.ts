import { beforeEach, expect, it } from 'vitest';
import { markSettledSeen, noteSettled, useSettledNews } from './settled-news.store.ts';

beforeEach(() => useSettledNews.setState({ accountId: '', betIds: [] }));

it('counts a settled bet once, however often it is told, until it was looked at', () => {
  for (const id of ['a', 'b', 'a']) noteSettled('demo', id);
  expect(useSettledNews.getState().betIds).toEqual(['a', 'b']);
  markSettledSeen();
  expect(useSettledNews.getState().betIds).toEqual([]);
});

it('tells nobody of the bets of another player', () => {
  noteSettled('demo', 'a');
  noteSettled('other', 'b');
  expect(useSettledNews.getState()).toEqual({ accountId: 'other', betIds: ['b'] });
});
