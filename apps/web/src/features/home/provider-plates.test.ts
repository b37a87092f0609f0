import { describe, expect, it } from 'vitest';
import { providerPlates } from './provider-plates.ts';

const provider = (provider_code: string, game_count: number) => ({
  provider_code,
  provider_name: provider_code,
  logo_url: '',
  game_count,
});

describe('providers of the home page', () => {
  it('stand once each, most games first, at the category that named them first', () => {
    const plates = providerPlates([
      { path: '/slots', providers: [provider('A', 3), provider('B', 9)] },
      { path: '/casino', providers: [provider('B', 2), provider('C&D', 5)] },
    ]);
    expect(plates.map(({ provider_code, to }) => [provider_code, to])).toEqual([
      ['B', '/slots?provider=B'],
      ['C&D', '/casino?provider=C%26D'],
      ['A', '/slots?provider=A'],
    ]);
  });

  it('are none where no category has any', () => {
    expect(providerPlates([{ path: '/slots', providers: [] }])).toEqual([]);
  });
});
