import { describe, expect, it } from 'vitest';
import { providersByCategory } from './use-menu-providers.ts';

const provider = (
  provider_code: string,
  provider_name: string,
  categories: Record<string, number>,
) => ({ provider_code, provider_name, logo_url: `/${provider_code}.svg`, categories });

const providers: Parameters<typeof providersByCategory>[0] = [
  provider('AURUM', 'Aurum Works', { slot_game: 7 }),
  provider('FOX', 'Bright Fox', { slot_game: 9, arcade: 1 }),
  provider('WBET', 'WBet', { sportsbook: 2, chess: 1 }),
];

describe('providers in the menu', () => {
  const menu = providersByCategory(providers);
  it('stand below every category they have games in, most games first', () => {
    expect(menu['slot_game']?.map(({ label, badge }) => `${label} ${badge}`)).toEqual([
      'Bright Fox 9',
      'Aurum Works 7',
    ]);
    expect(menu['arcade']?.map(({ id }) => id)).toEqual(['FOX']);
  });

  it('lead to their games in that category', () => {
    expect(menu['arcade']?.[0]?.to).toBe('/arcade?provider=FOX');
  });

  it('bring their logos along', () => {
    expect(menu['arcade']?.[0]?.logoUrl).toBe('/FOX.svg');
  });

  it('are left out where there is no lobby', () => {
    expect(Object.keys(menu)).toEqual(['slot_game', 'arcade']);
  });
});
