import { racingGames } from '@pavilion/games/racing/index';
import { createRandomStream } from '@pavilion/games/fairness/index';
import { describe, expect, it } from 'vitest';
import type { RaceRunner } from './race-data.ts';
import { payoutsOnRace } from './race-payouts.ts';

// Games two, 14: the second card and its prices.
const card = racingGames['horse-racing'].card(
  createRandomStream({
    serverSeed: '4002218f4487131ca17a9e5983a9b4becc5cbc477a4831ad2e0c8d9e1139a02f',
    clientSeed: '0000000000000000000301e2801a9a9598bfb114e574a91a887f2132f33047e6',
    nonce: 2,
  }),
);
const runners: RaceRunner[] = card.runners.map((runner) => ({
  ...runner,
  chance: '0',
  form: [...runner.form],
}));
const fixed = (kind: string, ...legs: number[][]) => ({
  params: { market: 'fixed', kind, legs },
  stakeMinor: 1_000n,
});

describe('what bets of play money pay', () => {
  it('at fixed odds is the price of the card on what came in, and half of it in a dead heat', async () => {
    const lines = [fixed('win', [1]), fixed('show', [1]), fixed('exacta', [1], [2])];
    const paid = (order: number[], dead_heat: number) =>
      payoutsOnRace({ runners, dividends: null }, { outcome: { order, dead_heat }, lines });
    expect(await paid([1, 2, 3, 4, 5, 6, 7, 8], 0)).toEqual([6_250n, 1_990n, 30_750n]);
    expect(await paid([1, 2, 3, 4, 5, 6, 7, 8], 1)).toEqual([3_125n, 1_990n, 15_375n]);
    expect(await paid([8, 7, 6, 5, 4, 3, 2, 1], 0)).toEqual([0n, 0n, 0n]);
  });

  it('in a pool is what the pool paid, and the stake of one that went back', async () => {
    const pool = (kind: string, ...legs: number[][]) => ({
      params: { market: 'pool', kind, legs },
      stakeMinor: 1_000n,
    });
    const dividends = [
      { kind: 'win', gross: '1000.00', prices: [{ key: '1', price: '3.90' }] },
      { kind: 'quinella', gross: '40.00', prices: null },
    ] as const;
    const lines = [
      pool('win', [1]),
      pool('win', [2]),
      pool('win', [1, 2]),
      pool('quinella', [3], [4]),
    ];
    const outcome = { order: [1, 2, 3, 4, 5, 6, 7, 8], dead_heat: 0 };
    expect(
      await payoutsOnRace(
        { runners, dividends: structuredClone(dividends) as never },
        { outcome, lines },
      ),
    ).toEqual([3_900n, 0n, 1_950n, 1_000n]);
  });
});
