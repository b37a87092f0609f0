import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossOf, poolsFrom, type JsonObject, type PoolLine } from '../engine/index.ts';
import { racingGames } from '../racing/index.ts';
import { vectorCardStream, vectorChain, vectorRound } from '../testing/shared-vectors.ts';
import {
  poolGame,
  poolGameCodes,
  poolGames,
  poolSheet,
  raceRound,
  raceRoundAt,
  type RaceRound,
} from './index.ts';

const decisionOf = (index: number) => ({
  ...vectorRound(index),
  terminatingHash: vectorChain.terminatingHash,
});
const horses = racingGames['horse-racing'];
const bet = (market: string, kind: string, legs: number[][]): object => ({ market, kind, legs });
const read = (race: RaceRound, raw: object) => {
  const parsed = race.parseBet(raw);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.params;
};

describe('the published rounds of pools', () => {
  it.each([
    ['sabong', 1, { winner: 'wala', seconds: 60 }],
    ['sabong', 2, { winner: 'draw', seconds: 31 }],
    ['sabong', 3, { winner: 'wala', seconds: 52 }],
    ['horse-racing', 2, { order: [8, 2, 3, 4, 1, 5, 6, 7], dead_heat: 0 }],
    ['greyhounds', 1, { order: [5, 6, 3, 1, 2, 4], dead_heat: 0 }],
    ['harness', 3, { order: [6, 8, 3, 5, 4, 2, 7, 1], dead_heat: 0 }],
  ] as const)('%s %i', (code, index, outcome) => {
    expect(poolGames[code].outcomeOf(decisionOf(index))).toEqual(outcome);
  });

  it('have no outcome without the entropy that comes after the close', () => {
    for (const code of poolGameCodes) {
      const { entropy: _, ...before } = decisionOf(1);
      expect(() => poolGames[code].outcomeOf(before)).toThrow(RangeError);
    }
  });

  it('the prices of a race stand with its card: 5.28 and 2.71 on the first runner', () => {
    const race = raceRoundAt(horses, vectorChain, 1);
    expect(race.priceOf({ kind: 'win', runners: [1] })).toBe(528n);
    expect(race.priceOf({ kind: 'place', runners: [1] })).toBe(271n);
    expect(race.priceOf({ kind: 'trifecta', runners: [1, 2, 3] })).toBe(62_970n);
    expect(raceRoundAt(horses, vectorChain, 1)).toBe(race);
  });
});

describe('bets of a race', () => {
  const race = raceRound(horses.card(vectorCardStream(2)));

  it.each([
    [bet('fixed', 'win', [[3]]), 1n],
    [bet('fixed', 'each_way', [[3, 4]]), 4n],
    [
      bet('pool', 'quinella', [
        [1, 2, 3],
        [1, 2, 3],
      ]),
      3n,
    ],
    [
      bet('pool', 'trifecta', [
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 3],
      ]),
      6n,
    ],
  ])('%j is divided into %s units', (raw, units) => {
    expect(race.unitsOf(read(race, raw))).toBe(units);
  });

  it('lie in the pools of their kinds, those at fixed odds in none', () => {
    const each = { bet: read(race, bet('pool', 'each_way', [[3]])), stakeMinor: 200n };
    expect(race.stakesOf(each)).toEqual([
      { pool: 'win', key: '3', stakeMinor: 100n },
      { pool: 'show', key: '3', stakeMinor: 100n },
    ]);
    const fixed = { bet: read(race, bet('fixed', 'win', [[3]])), stakeMinor: 200n };
    expect(race.stakesOf(fixed)).toEqual([]);
    expect([race.mostPaid([each]), race.mostPaid([fixed])]).toEqual([0n, 1_250n]);
  });

  it('a dead heat pays half of a stake at the full fixed price', () => {
    const line = { bet: read(race, bet('fixed', 'win', [[1]])), stakeMinor: 1_000n };
    const outcome = { order: [2, 1, 3, 4, 5, 6, 7, 8], dead_heat: 1 };
    expect(race.settle(outcome, new Map()).payoutOf(line)).toBe((500n * 625n) / 100n);
  });

  it('what pools pay, keep and break down is what lay in them', () => {
    const kinds = ['win', 'place', 'show', 'each_way'] as const;
    const lines = fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        runner: fc.integer({ min: 1, max: 8 }),
        unit: fc.bigInt({ min: 1n, max: 100_000n }),
      }),
      { minLength: 1, maxLength: 30 },
    );
    const orders = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(lines, orders, fc.integer({ min: 0, max: 3 }), (asked, order, dead_heat) => {
        const bets: PoolLine<ReturnType<typeof read>>[] = asked.map(({ kind, runner, unit }) => ({
          bet: read(race, bet('pool', kind, [[runner]])),
          stakeMinor: kind === 'each_way' ? 2n * unit : unit,
        }));
        const pools = poolsFrom(bets.flatMap((line) => race.stakesOf(line)));
        const staked = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
        expect(grossOf(pools)).toBe(staked);
        const outcome: JsonObject = { order, dead_heat };
        const settled = race.settle(outcome, pools);
        const paid = bets.reduce((sum, line) => sum + settled.payoutOf(line), 0n);
        // Nothing is paid twice: only a minus pool, at 1.05 at least, gives more than it has.
        const breakage = staked - settled.takeoutMinor - paid;
        const onPaid = bets.reduce(
          (sum, line) => (settled.payoutOf(line) > 0n ? sum + line.stakeMinor : sum),
          0n,
        );
        expect(breakage).toBeGreaterThanOrEqual(-onPaid);
        expect(settled.takeoutMinor).toBeGreaterThanOrEqual(0n);
      }),
    );
  });
});

describe('the pool of a match', () => {
  const match = poolGames.sabong.pools?.round(vectorChain, 1);
  const on = (kind: string, stakeMinor: bigint) => ({ bet: { kind }, stakeMinor });
  const poolsOf = (meron: bigint, wala: bigint) =>
    poolsFrom([on('meron', meron), on('wala', wala)].flatMap((one) => match?.stakesOf(one) ?? []));

  it.each([
    [120_000_00n, 80_000_00n, { meron: 158, wala: 237 }],
    [1_000_00n, 137_00n, { meron: 108, wala: 788 }],
    [1_000_00n, 127_00n, null],
    [1_000_00n, 0n, null],
  ])('%s against %s', (meron, wala, board) => {
    expect(match?.close(poolsOf(meron, wala))).toEqual(
      board ? { isVoid: false, shown: { board } } : { isVoid: true },
    );
  });

  it('pays winners by the board, gives sides back on a draw, and keeps five per cent', () => {
    const pools = poolsOf(12_000n, 8_000n);
    const paid = (winner: string) => {
      const settled = match?.settle({ winner, seconds: 30 }, pools);
      return [
        settled?.payoutOf(on('meron', 1_000n)),
        settled?.payoutOf(on('wala', 1_000n)),
        settled?.payoutOf(on('draw', 1_000n)),
        settled?.takeoutMinor,
      ];
    };
    expect(paid('meron')).toEqual([1_580n, 0n, 0n, 1_000n]);
    expect(paid('wala')).toEqual([0n, 2_370n, 0n, 1_000n]);
    expect(paid('draw')).toEqual([1_000n, 1_000n, 9_000n, 0n]);
  });
});

describe('games of pools', () => {
  it.each(poolGameCodes)('%s says its bets, its schema and its sheet', (code) => {
    const game = poolGames[code];
    expect(game.code).toBe(code);
    expect(poolGame(code)).toBe(game);
    for (const { params, rtp } of game.table?.bets() ?? []) {
      expect(game.parseParams(params).ok).toBe(true);
      expect(rtp.numerator * 100n).toBeGreaterThanOrEqual(rtp.denominator * 80n);
      expect(rtp.numerator).toBeLessThan(rtp.denominator);
    }
    const missing = game.parseParams({});
    expect(missing.ok ? [] : missing.problems.map(({ path }) => path).toSorted()).toEqual(
      [...(game.paramsSchema['required'] as string[])].toSorted(),
    );
    const sheet = new URL(`../../../../docs/games/${code}.md`, import.meta.url);
    expect(readFileSync(sheet, 'utf8')).toBe(`${poolSheet(game)}\n`);
  });
});
