import { expect, it } from 'vitest';
import { categoryCodes } from '@pavilion/domain/categories';
import { answerCatalogue } from './catalogue.ts';

const started = new Date('2026-11-21T12:00:00.000Z');
const startedAgain = new Date('2026-11-22T08:00:00.000Z');

it('is read page by page, and then has nothing new', () => {
  const first = answerCatalogue(started, { limit: 100 });
  expect(first).toMatchObject({ hasMore: true });
  expect(first.games).toHaveLength(100);
  const second = answerCatalogue(started, { limit: 100, cursor: first.cursor });
  expect(second.hasMore).toBe(false);
  const names = [...first.games, ...second.games].map(
    ({ provider, game }) => `${provider}/${game}`,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(answerCatalogue(started, {}).games.length);
  const after = answerCatalogue(started, { cursor: second.cursor });
  expect(after).toEqual({ games: [], cursor: second.cursor, hasMore: false });
});

it('of a studio that started anew is told again from its beginning: anything in it may have changed', () => {
  const all = answerCatalogue(started, {});
  const again = answerCatalogue(startedAgain, { cursor: all.cursor });
  expect(again.games).toHaveLength(all.games.length);
  expect(again.games[0]?.updatedAt).toBe(startedAgain.toISOString());
});

it.each(['97', 'next', '', '1e5.0', '-1.-1', '1.999999999'])(
  'a cursor that is none (%s) begins',
  (cursor) => {
    expect(answerCatalogue(started, { cursor, limit: 5 }).games).toHaveLength(5);
  },
);

it('has games of every category, and every one of them can be played', () => {
  const { games } = answerCatalogue(started, {});
  expect(games.length).toBeGreaterThanOrEqual(150);
  expect(new Set(games.map(({ category }) => category))).toEqual(new Set(categoryCodes));
  expect(games.filter(({ status }) => status !== 'active')).toEqual([]);
  expect(games.filter(({ stakes }) => stakes.length === 0)).toEqual([]);
});

it('says of each game alike on every machine how much it is played, and when it came out', () => {
  const [first] = answerCatalogue(started, {}).games;
  expect(first).toMatchObject({
    provider: 'EVOPLAY',
    providerName: 'Evoplay',
    game: 'ember-of-the-nile',
    popularity: expect.any(Number),
  });
  expect(answerCatalogue(started, {}).games[0]).toEqual(first);
  expect(Date.parse(first?.releasedAt ?? '')).toBeLessThan(started.getTime());
});
