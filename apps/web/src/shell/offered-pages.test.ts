import { categories, categoryCodes } from '@pavilion/domain/categories';
import { describe, expect, it } from 'vitest';
import { offeredPaths } from './offered-pages.ts';

const counts = (value: number) =>
  Object.fromEntries(categoryCodes.map((code) => [categories[code].wireName, value]));

describe('what a site offers', () => {
  it.each(categoryCodes)('is %s when a provider has it', (code) => {
    const { path, wireName } = categories[code];
    const whole = offeredPaths({ provider_count: counts(2), hasHotGames: true });
    const without = offeredPaths({
      provider_count: { ...counts(2), [wireName]: 0 },
      hasHotGames: true,
    });
    expect(whole(`${path}?provider=9W`)).toBe(true);
    expect(without(path)).toBe(false);
    expect(without(`${path}?provider=9W#top`)).toBe(false);
    expect(offeredPaths({ provider_count: {}, hasHotGames: true })(path)).toBe(false);
  });

  it('is the hot games when there are some, whatever categories there are', () => {
    expect(offeredPaths({ provider_count: {}, hasHotGames: true })('/hot')).toBe(true);
    expect(offeredPaths({ provider_count: counts(1), hasHotGames: false })('/hot')).toBe(false);
  });

  it('is every page that is no category', () => {
    const isOffered = offeredPaths({ provider_count: {}, hasHotGames: false });
    for (const path of ['/', '/deposit', '/bet-history']) expect(isOffered(path)).toBe(true);
  });
});
