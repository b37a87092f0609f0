import { describe, expect, it } from 'vitest';
import { findCategories, findProviders, type Provider } from './find-places.ts';

const provider = (code: string, name: string, categories: Record<string, number>): Provider => ({
  provider_code: code,
  provider_name: name,
  logo_url: '',
  game_count: Object.values(categories).reduce((sum, count) => sum + count, 0),
  categories,
});

const providers = [
  provider('AURUM', 'Aurum Studio', { slot_game: 3, arcade: 5 }),
  provider('9W', 'Ninewell', { slot_game: 2 }),
  provider('VOID', 'Void Arcade', {}),
];
const names: Record<string, string> = { slot_game: 'Tragamonedas', arcade: 'Arcade' };
const categoryName = (wireName: string): string => names[wireName] ?? wireName;

describe('what is found besides games', () => {
  it('a category by its name in the language of the page, with the games of all providers', () => {
    expect(findCategories(providers, { text: 'traga', categoryName })).toEqual([
      { kind: 'category', id: 'slot_game', to: '/slots', title: 'Tragamonedas', gameCount: 5 },
    ]);
    expect(findCategories(providers, { text: 'slot_game', categoryName })).toEqual([]);
  });

  it('a provider by its name or code, in the lobby that has most of its games', () => {
    expect(findProviders(providers, 'aur').map(({ to }) => to)).toEqual(['/arcade?provider=AURUM']);
    expect(findProviders(providers, '9w').map(({ title }) => title)).toEqual(['Ninewell']);
  });

  it('no provider without a game, and nothing for signs alone', () => {
    expect(findProviders(providers, 'void')).toEqual([]);
    expect(findProviders(providers, '???')).toEqual([]);
  });
});
