import { foldText } from '@pavilion/domain/search';
import { describe, expect, it } from 'vitest';
import {
  facetsOf,
  filterGames,
  leastStakesOf,
  orderGames,
  searchGames,
  type GameChoice,
} from './game-filter.ts';
import type { ListedGame } from './catalogue-cache.ts';

/** Most popular first, as the store gives them. */
const games = [
  game('AURUM', 'Vault of Midas', 'slots', { is_hot: true, released: 3 }),
  game('AURUM', 'Golden Carp', 'fish', {
    is_new: true,
    released: 9,
    volatility: 'high',
    rtp_basis_points: 9750,
  }),
  game('FOX', 'Foxfire Forest', 'slots', { is_new: true, released: 8 }),
  game('FOX', 'Midas Forest', 'slots', {
    released: 1,
    traits: { features: ['demo', 'freeRounds'], leastStakeMinor: 50n },
  }),
  game('EVOPLAY', 'Álvaro Baccarat', 'livecasino', {
    is_featured: true,
    released: 5,
    traits: { features: [], leastStakeMinor: null },
  }),
];

function game(
  provider: string,
  name: string,
  category: string,
  marks: Partial<ListedGame> & { released: number },
): ListedGame {
  const { released, ...rest } = marks;
  return {
    provider_code: provider,
    provider_name: provider,
    agreed_launch: null,
    provider_position: null,
    code: foldText(name).replaceAll(' ', '-'),
    name,
    category,
    search_text: foldText(`${name} ${provider}`),
    is_hot: false,
    is_featured: false,
    is_popular: false,
    is_new: false,
    is_playable: false,
    hindrance: null,
    told_features: null,
    told_least_minor: null,
    traits: { features: ['demo'], leastStakeMinor: 10n },
    featured_position: null,
    popularity: 0,
    placeholder: '',
    volatility: 'low',
    rtp_basis_points: 9600,
    id: name,
    released_at: new Date(Date.UTC(2026, 0, released)),
    ...rest,
  };
}

type Choice = GameChoice & { search?: string };
const all: Choice = { category: null };
const names = (choice: Choice) =>
  orderGames(filterGames(searchGames(games, choice.search), choice), choice).map(
    ({ name }) => name,
  );

describe('the list of games', () => {
  it.each<[string, Partial<Choice>, string[]]>([
    ['a category', { category: 'fish' }, ['Golden Carp']],
    ['a provider', { provider_code: 'FOX' }, ['Foxfire Forest', 'Midas Forest']],
    ['a list', { list: 'new' }, ['Golden Carp', 'Foxfire Forest']],
    ['a volatility', { volatility: 'high' }, ['Golden Carp']],
    ['a least return', { rtp_min: 9700 }, ['Golden Carp']],
    ['a least return that is met', { category: 'fish', rtp_min: 9750 }, ['Golden Carp']],
    ['a least return nobody has', { rtp_min: 9751 }, []],
    ['a feature', { feature: 'freeRounds' }, ['Midas Forest']],
    ['a stake that is taken', { provider_code: 'FOX', leastStakeMinor: 49n }, ['Foxfire Forest']],
    ['a least stake that is unknown', { category: 'livecasino', leastStakeMinor: 99n }, []],
    ['all of them', { category: 'slots', provider_code: 'FOX', list: 'new' }, ['Foxfire Forest']],
    ['a misspelt name', { search: 'vualt' }, ['Vault of Midas']],
    ['a name without its accent', { search: 'alvaro' }, ['Álvaro Baccarat']],
    ['the better fit first', { search: 'midas' }, ['Midas Forest', 'Vault of Midas']],
    [
      'the newest first',
      { category: 'slots', sort: 'new' },
      ['Foxfire Forest', 'Vault of Midas', 'Midas Forest'],
    ],
    [
      'the alphabet',
      { category: 'slots', sort: 'name' },
      ['Foxfire Forest', 'Midas Forest', 'Vault of Midas'],
    ],
    ['nothing', { search: 'zzzz' }, []],
    ['signs alone', { category: 'fish', search: ' ?!… ' }, []],
    ['a blank search', { category: 'fish', search: '  ' }, ['Golden Carp']],
  ])('filtered and ordered by %s', (_name, choice, expected) => {
    expect(names({ ...all, ...choice })).toEqual(expected);
  });

  const recent = [
    { provider_code: 'FOX', game_code: 'midas-forest' },
    { provider_code: 'AURUM', game_code: 'vault-of-midas' },
    { provider_code: 'GONE', game_code: 'vault-of-midas' },
  ];
  it('gives named games in the order of their names, unless another order is asked for', () => {
    expect(names({ ...all, games: recent })).toEqual(['Midas Forest', 'Vault of Midas']);
    expect(names({ ...all, games: recent, sort: 'popular' })).toEqual([
      'Vault of Midas',
      'Midas Forest',
    ]);
    expect(names({ ...all, games: [] })).toEqual([]);
  });
});

describe('counts of the choices', () => {
  it('of lists do not stay within the player’s own games', () => {
    const own = [{ provider_code: 'FOX', game_code: 'midas-forest' }];
    expect(facetsOf(games, { category: 'slots', games: own })).toMatchObject({
      lists: { all: 3, hot: 1, new: 1 },
      providers: { FOX: 1 },
    });
  });

  it('leave the other choices as they are and ignore their own', () => {
    expect(facetsOf(games, { category: 'slots', provider_code: 'FOX', list: 'new' })).toEqual({
      lists: { all: 2, hot: 0, featured: 0, popular: 0, new: 1 },
      providers: { FOX: 1 },
      categories: { slot_game: 1 },
      features: { demo: 1 },
    });
    expect(facetsOf(searchGames(games, 'midas'), { category: 'slots' })).toEqual({
      lists: { all: 2, hot: 1, featured: 0, popular: 0, new: 0 },
      providers: { AURUM: 1, FOX: 1 },
      categories: { slot_game: 2 },
      features: { demo: 2, freeRounds: 1 },
    });
  });

  it('name each least stake once, whatever stake is chosen', () => {
    expect(leastStakesOf(games, { category: null, leastStakeMinor: 10n })).toEqual([10n, 50n]);
    expect(leastStakesOf(games, { category: 'livecasino' })).toEqual([]);
  });
});
