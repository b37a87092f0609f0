import { expect, it } from 'vitest';
import type { GamePlay } from './game-plays.store.ts';
import type { ListedGame } from './catalogue-cache.ts';
import { rankByPlay } from './played-games.ts';

const game = (code: string, more: Partial<ListedGame> = {}) =>
  ({
    provider_code: 'P',
    code,
    category: 'slots',
    is_hot: false,
    is_popular: false,
    hindrance: null,
    ...more,
  }) as ListedGame;
const play = (
  gameCode: string,
  players: number,
  rounds: number,
  hotPlayers = 0,
  revenue = 0,
): GamePlay => ({
  providerCode: 'P',
  gameCode,
  players,
  rounds,
  hotPlayers,
  hotRounds: hotPlayers,
  nowPlayers: hotPlayers,
  revenue,
  hotRevenue: hotPlayers > 0 ? revenue : 0,
});
const games = [
  game('a', { is_hot: true, is_popular: true }),
  game('b', { is_hot: true }),
  game('c'),
  game('d'),
  game('dice', { category: 'arcade', is_hot: true }),
];
const named = (ranked: readonly ListedGame[], list: 'is_hot' | 'is_popular') =>
  ranked.filter((row) => row[list]).map(({ code }) => code);

it('a catalogue that nobody played stays as the house made it', () => {
  expect(rankByPlay(games, [])).toBe(games);
});

it('what players play comes first, and takes the places of its category in the lists', () => {
  const ranked = rankByPlay(games, [play('d', 3, 5, 2), play('c', 1, 900), play('gone', 9, 9, 9)]);
  expect(ranked.map(({ code }) => code)).toEqual(['d', 'c', 'a', 'b', 'dice']);
  expect(named(ranked, 'is_hot')).toEqual(['d', 'a', 'dice']);
  expect(named(ranked, 'is_popular')).toEqual(['d']);
  expect(ranked.map(({ players_now }) => players_now)).toEqual([2, 0, 0, 0, 0]);
});

it('what does not open stands last and in no list, however much it was played', () => {
  const shut = game('shut', { hindrance: 'maintenance' });
  const ranked = rankByPlay([...games, shut], [play('shut', 9, 9, 9), play('d', 1, 1, 1)]);
  expect(ranked.map(({ code }) => code)).toEqual(['d', 'a', 'b', 'c', 'dice', 'shut']);
  expect(named(ranked, 'is_hot')).toEqual(['d', 'a', 'dice']);
  expect(named(ranked, 'is_popular')).toEqual(['d']);
});

it.each([
  ['players alone', [play('c', 2, 2), play('d', 1, 9)], ['c', 'd']],
  ['rounds between equals', [play('c', 1, 2), play('d', 1, 9)], ['d', 'c']],
  [
    'revenue against a few more players',
    [play('c', 6, 6, 0, 0.1), play('d', 4, 4, 0, 0.9)],
    ['d', 'c'],
  ],
  [
    'players against a little more revenue',
    [play('c', 9, 9, 0, 0.4), play('d', 1, 1, 0, 0.6)],
    ['c', 'd'],
  ],
])('%s decide the order', (_, plays, order) => {
  expect(
    rankByPlay(games, plays)
      .slice(0, 2)
      .map(({ code }) => code),
  ).toEqual(order);
});

it('revenue of another day makes a game popular, not hot', () => {
  const ranked = rankByPlay(games, [play('d', 1, 1, 0, 1), play('c', 1, 1, 1)]);
  expect(named(ranked, 'is_popular')).toEqual(['d']);
  expect(named(ranked, 'is_hot')).toEqual(['c', 'a', 'dice']);
});
