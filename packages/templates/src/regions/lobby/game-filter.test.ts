import { describe, expect, it } from 'vitest';
import type { GameTile } from '../../props/card.ts';
import type { GameRow } from '../../props/lobby.ts';
import { filterGames, isFiltered, noFilter, toggled } from './game-filter.ts';

const game = (id: string, provider: string, categoryName?: string, isNew = false): GameTile => ({
  id,
  name: id,
  provider,
  imageUrl: '',
  placeholder: '',
  to: '',
  isFavourite: false,
  isHot: false,
  isNew,
  categoryName,
});

const row = (id: string, games: GameTile[]): GameRow => ({
  id,
  title: id,
  icon: 'slots',
  to: '',
  games,
});

const koi = game('koi', 'North', 'Slots');
const ace = game('ace', 'South', 'Cards', true);
const reef = game('reef', 'North', 'Fishing');
const plain = game('plain', 'South');
const rows = [row('hot', [koi, ace, reef]), row('new', [ace, plain])];
const names = (filter: Partial<typeof noFilter>) =>
  filterGames(rows, { ...noFilter, ...filter }).map(({ id }) => id);

describe('filterGames', () => {
  it.each([
    { name: 'all lists, each game once', filter: {}, expected: ['koi', 'ace', 'reef', 'plain'] },
    { name: 'one list', filter: { listId: 'new' }, expected: ['ace', 'plain'] },
    { name: 'one provider', filter: { providers: ['North'] }, expected: ['koi', 'reef'] },
    {
      name: 'two values of one kind widen',
      filter: { categories: ['Slots', 'Cards'] },
      expected: ['koi', 'ace'],
    },
    {
      name: 'two kinds narrow',
      filter: { categories: ['Slots', 'Cards'], providers: ['South'] },
      expected: ['ace'],
    },
    { name: 'nothing fits', filter: { listId: 'new', providers: ['North'] }, expected: [] },
    { name: 'by name', filter: { sort: 'name' }, expected: ['ace', 'koi', 'plain', 'reef'] },
    { name: 'new first', filter: { sort: 'new' }, expected: ['ace', 'koi', 'reef', 'plain'] },
  ] as const)('$name', ({ filter, expected }) => expect(names(filter)).toEqual(expected));

  it('counts an order alone as no filter', () => {
    expect(isFiltered({ ...noFilter, sort: 'name' })).toBe(false);
    expect(isFiltered({ ...noFilter, providers: ['North'] })).toBe(true);
  });

  it('toggles a value in and out', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});
