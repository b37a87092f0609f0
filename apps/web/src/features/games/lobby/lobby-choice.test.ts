import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isNarrowed,
  lobbyFeatures,
  lobbyLists,
  lobbyReturns,
  lobbySorts,
  lobbyVolatilities,
  longestSearch,
  noChoice,
  readChoice,
  writeChoice,
  type LobbyChoice,
} from './lobby-choice.ts';

const read = (query: string) => readChoice(new URLSearchParams(query));

describe('a choice in the address', () => {
  it.each<[string, Partial<LobbyChoice>]>([
    ['', {}],
    ['provider=AURUM', { provider: 'AURUM' }],
    ['list=new&sort=name', { list: 'new', sort: 'name' }],
    ['q=book+of&provider=9W', { search: 'book of', provider: '9W' }],
    ['category=slot_game', { category: 'slot_game' }],
    ['volatility=high&rtp=96', { volatility: 'high', rtp: '96' }],
    ['volatility=wild&rtp=101', {}],
    ['feature=buy&stake=0.50', { feature: 'buy', stake: '0.50' }],
    ['feature=magic&stake=-1', {}],
    ['list=stolen&sort=random&provider=', {}],
    [`q=${'x'.repeat(300)}`, { search: 'x'.repeat(longestSearch) }],
  ])('%j', (query, expected) => {
    expect(read(query)).toEqual({ ...noChoice, ...expected });
  });

  it('leaves other parameters alone and takes its own away', () => {
    const before = new URLSearchParams('theme_color=red&list=new&q=a');
    expect(writeChoice(before, { ...noChoice, provider: 'FOX' }).toString()).toBe(
      'theme_color=red&provider=FOX',
    );
  });

  const choice = fc.record<LobbyChoice>({
    provider: fc.option(fc.stringMatching(/^[A-Z0-9]{1,12}$/)),
    category: fc.option(fc.constantFrom('slot_game', 'casino')),
    list: fc.option(fc.constantFrom(...lobbyLists)),
    volatility: fc.option(fc.constantFrom(...lobbyVolatilities)),
    rtp: fc.option(fc.constantFrom(...lobbyReturns)),
    feature: fc.option(fc.constantFrom(...lobbyFeatures)),
    stake: fc.option(fc.stringMatching(/^\d{1,12}(\.\d{1,8})?$/)),
    sort: fc.option(fc.constantFrom(...lobbySorts)),
    search: fc.string({ unit: 'grapheme', maxLength: 20 }),
  });
  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(choice, (made) => {
        const address = writeChoice(new URLSearchParams(), made).toString();
        expect(read(address)).toEqual(made);
      }),
    );
  });
});

describe('games are left out', () => {
  it.each<[Partial<LobbyChoice>, boolean]>([
    [{}, false],
    [{ sort: 'name' }, false],
    [{ search: '   ' }, false],
    [{ search: 'a' }, true],
    [{ provider: 'FOX' }, true],
    [{ list: 'recent' }, true],
    [{ volatility: 'low' }, true],
    [{ rtp: '97' }, true],
    [{ feature: 'demo' }, true],
    [{ stake: '1.00' }, true],
    [{ category: 'casino' }, true],
  ])('by %j: %s', (choice, expected) => {
    expect(isNarrowed({ ...noChoice, ...choice })).toBe(expected);
  });
});
