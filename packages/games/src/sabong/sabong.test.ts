import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFractions, fraction, numbersFrom } from '../engine/index.ts';
import { vectorCardStream, vectorRoundStream } from '../testing/shared-vectors.ts';
import { drawing, problemsOf } from '../testing/streams.ts';
import {
  boardOf,
  drawMatchCard,
  isUnbalanced,
  poolsOf,
  sabongChance,
  sabongGames,
  sabongKinds,
  sabongPayout,
  settleMatch,
  type SabongKind,
} from './index.ts';

const { sabong } = sabongGames;
const pools = (meron: bigint, wala: bigint) => ({ meron, wala, draw: 0n });

describe('a match', () => {
  it.each([
    [1, 'wala', 60],
    [2, 'draw', 31],
    [3, 'wala', 52],
  ])('ends as published: round %i, %s after %i seconds', (index, winner, seconds) => {
    const outcome = sabong.draw(vectorRoundStream('pool', index));
    expect(outcome).toEqual({ winner, seconds });
    expect(sabong.runsMs(outcome)).toBe(seconds * 1_000);
  });

  it('is as likely as the rules say: 179, 179 and 42 of 400', () => {
    const winners = numbersFrom(0, 400).map((u) => sabong.draw(drawing([400, u], [36, 35])).winner);
    const count = (of: SabongKind) => winners.filter((winner) => winner === of).length;
    expect(sabongKinds.map(count)).toEqual([179, 179, 42]);
    expect(sabongKinds.map(sabongChance).reduce(addFractions)).toEqual(fraction(1n));
    expect(sabong.rtp().map(({ bet, rtp }) => [bet, rtp])).toEqual([
      ['meron', fraction(19n, 20n)],
      ['wala', fraction(19n, 20n)],
      ['draw', fraction(189n, 200n)],
    ]);
  });

  it.each([
    [{}, ['kind required']],
    [{ kind: 'tie' }, ['kind invalidChoice']],
  ])('has no bet like %j', (raw, problems) => {
    expect(problemsOf(sabong.parseParams(raw))).toEqual(problems);
  });
});

describe('the board', () => {
  it.each([
    [12_000_000n, 8_000_000n, { meron: 158n, wala: 237n }, false],
    [100_000n, 13_700n, { meron: 108n, wala: 788n }, false],
    [100_000n, 12_700n, { meron: 107n, wala: 843n }, true],
    [100_000n, 0n, null, true],
    [0n, 0n, null, true],
  ])('of %i against %i is as published', (meron, wala, board, isVoid) => {
    expect(boardOf(pools(meron, wala))).toEqual(board);
    expect(isUnbalanced(pools(meron, wala))).toBe(isVoid);
  });

  it('pays the winner rounded down; a draw gives the sides back and pays nine', () => {
    const board = boardOf(pools(12_000_000n, 8_000_000n));
    expect(sabongPayout('wala', 105n, 'wala', board)).toBe(248n);
    expect(sabongPayout('meron', 105n, 'wala', board)).toBe(0n);
    expect(sabongPayout('draw', 105n, 'wala', board)).toBe(0n);
    expect(sabongKinds.map((kind) => sabongPayout(kind, 105n, 'draw', board))).toEqual([
      105n,
      105n,
      945n,
    ]);
    expect(sabongKinds.map((kind) => sabongPayout(kind, 105n, null, null))).toEqual([
      105n,
      105n,
      105n,
    ]);
  });

  it('loses no money and makes none: pools are paid, plasada or breakage', () => {
    const bet = fc.record({
      kind: fc.constantFrom(...sabongKinds),
      stakeMinor: fc.bigInt(1n, 10n ** 7n),
    });
    fc.assert(
      fc.property(
        fc.array(bet, { maxLength: 40 }),
        fc.constantFrom(...sabongKinds),
        (bets, winner) => {
          const settled = settleMatch(bets, winner);
          const sum = (amounts: readonly bigint[]) => amounts.reduce((a, b) => a + b, 0n);
          const staked = sum(bets.map(({ stakeMinor }) => stakeMinor));
          const { plasadaMinor, breakageMinor, drawResultMinor, payouts } = settled;
          expect(sum(payouts) + plasadaMinor + breakageMinor + drawResultMinor).toBe(staked);
          expect(breakageMinor).toBeGreaterThanOrEqual(0n);
          if (settled.void) expect(payouts).toEqual(bets.map(({ stakeMinor }) => stakeMinor));
          if (settled.void || winner === 'draw') expect(plasadaMinor + breakageMinor).toBe(0n);
          else {
            const { meron, wala } = poolsOf(bets);
            expect(plasadaMinor).toBe((meron + wala) / 20n);
            // Rounded down to the hundredth of the pay and the minor unit of each bet, no more is
            // broken off than that.
            const most = poolsOf(bets)[winner] / 100n + BigInt(bets.length) + 1n;
            expect(breakageMinor).toBeLessThanOrEqual(most + 1n);
          }
        },
      ),
    );
  });
});

describe('the card of a match', () => {
  it('is public, the same for everybody, and of two different cocks', () => {
    for (const index of numbersFrom(1, 50)) {
      const card = drawMatchCard(vectorCardStream(index));
      expect(card).toEqual(drawMatchCard(vectorCardStream(index)));
      expect(card.meron.name.split(' ')[0]).not.toBe(card.wala.name.split(' ')[0]);
      expect(card.meron.plumage).not.toBe(card.wala.plumage);
      for (const { weightGrams } of Object.values(card)) {
        expect(weightGrams).toBeGreaterThanOrEqual(1_900);
        expect(weightGrams).toBeLessThanOrEqual(2_300);
      }
    }
  });
});
