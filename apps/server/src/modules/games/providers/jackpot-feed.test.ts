import { expect, it } from 'vitest';
import type { ProviderResponse, studioJackpots } from '@pavilion/contracts/provider';
import { takenOf } from './jackpot-feed.service.ts';

type Level = ProviderResponse<typeof studioJackpots>['jackpots'][number];

const level: Level = {
  provider: 'AURUM',
  jackpotId: 'midas',
  names: { en: 'Midas' },
  amount: '1250.50',
  games: ['vault-of-midas', 'vault-of-midas'],
  last: { amount: '900', at: '2026-11-20T10:00:00.000Z', winner: '***ab1' },
  biggest: null,
};
const taken = (...levels: Level[]) =>
  takenOf(levels, { providers: new Set(['AURUM']), currency: 'PHP' });

it('a level is kept in minor units, each game once', () => {
  expect(taken(level, { ...level, tier: 'mini', amount: '7' })).toEqual({
    jackpots: [
      {
        providerCode: 'AURUM',
        jackpotId: 'midas',
        tier: '',
        names: { en: 'Midas' },
        amountMinor: 125_050n,
        gameCodes: ['vault-of-midas'],
        last: { amountMinor: '90000', at: '2026-11-20T10:00:00.000Z', winner: '***ab1' },
        biggest: null,
      },
      expect.objectContaining({ tier: 'mini', amountMinor: 700n }),
    ],
    refused: [],
  });
});

it.each<[string, Partial<Level>, string]>([
  ['decimals the currency has not', { amount: '1.005' }, '"1.005" is no amount of PHP'],
  ['no English name', { names: { es: 'Midas' } }, 'the name in en is missing'],
  [
    "another's provider",
    { provider: 'EVOPLAY' },
    'not a provider of this connection with a jackpot',
  ],
  [
    'a win that is none',
    { biggest: { amount: '0.001', at: '2026-11-20T10:00:00.000Z', winner: null } },
    'a win has no amount of PHP or no time',
  ],
  [
    'a day there is not',
    { last: { amount: '1', at: '2026-13-40T10:00:00.000Z', winner: null } },
    'a win has no amount of PHP or no time',
  ],
])('a level with %s is left out, the others stay', (_what, change, problem) => {
  const other = { ...level, jackpotId: 'other' };
  const { jackpots, refused } = taken({ ...level, ...change }, other);
  expect(refused).toEqual([{ jackpotId: 'midas', problem }]);
  expect(jackpots.map(({ jackpotId }) => jackpotId)).toEqual(['other']);
});

it('a level told twice counts once', () => {
  const { jackpots, refused } = taken(level, { ...level, amount: '1' });
  expect(jackpots).toHaveLength(1);
  expect(jackpots[0]?.amountMinor).toBe(125_050n);
  expect(refused).toEqual([{ jackpotId: 'midas', problem: 'told twice' }]);
});
