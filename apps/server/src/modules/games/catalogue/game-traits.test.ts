import { describe, expect, it } from 'vitest';
import { currencies } from '@pavilion/domain/currencies';
import { traitsOf } from './game-traits.ts';

const site = { jurisdiction: 'CW', currency: currencies.EUR } as const;
const told = { told_features: null, told_least_minor: null };
const own = (code: string) => ({ provider_code: 'PAVILION', code, ...told });

describe('what players choose games by', () => {
  it('is the maths of a game of our own', () => {
    expect(traitsOf(own('dice'), site)).toEqual({ features: ['demo'], leastStakeMinor: 10n });
    expect(traitsOf(own('cascade-6x5'), site).features).toContain('buy');
    // Played in a room of its own, with a sea to practise in.
    expect(traitsOf(own('fishing'), site)).toEqual({ features: ['demo'], leastStakeMinor: 10n });
  });

  it('is the word of a studio, and nothing before it came', () => {
    const game = { provider_code: 'FOX', code: 'forest', ...told };
    expect(traitsOf(game, site)).toEqual({ features: [], leastStakeMinor: null });
    const words = { told_features: ['jackpot' as const], told_least_minor: 20n };
    expect(traitsOf({ ...game, ...words }, site)).toEqual({
      features: ['jackpot'],
      leastStakeMinor: 20n,
    });
  });

  it('offers no bonus for sale where the rules of the place forbid it', () => {
    expect(traitsOf(own('cascade-6x5'), { ...site, jurisdiction: 'GB' }).features).toEqual([
      'demo',
    ]);
  });
});
