import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numbersFrom } from '../engine/index.ts';
import { vectorRoundStream } from '../testing/shared-vectors.ts';
import { vectorStream } from '../testing/streams.ts';
import {
  fixedWins,
  fundWins,
  lotteryGames,
  settleDraw,
  tiers649,
  winningLines,
  type TierCounts,
} from './index.ts';

const { 'lotto-4d': lotto4d, 'lotto-6-49': lotto649 } = lotteryGames();

it('tells what each line of a ticket won, prize by prize', () => {
  const outcome = lotto4d.draw(vectorRoundStream('tickets', 1));
  const lines = [
    { play: { kind: 'big', number: '4437' } as const, stakeMinor: 100n },
    { play: { kind: 'small', number: '0000' } as const, stakeMinor: 100n },
    { play: { kind: 'ibox_big', number: '0418' } as const, stakeMinor: 200n },
    { play: { kind: 'last_three', number: '437' } as const, stakeMinor: 100n },
  ];
  expect(fixedWins(lotto4d, lines, outcome)).toEqual([
    { line: 0, tier: 'first', amountMinor: 250_000n },
    { line: 2, tier: 'second', amountMinor: 8_400n },
    { line: 3, tier: 'last_three', amountMinor: 66_000n },
  ]);
});

it('pays the tickets of a 6/49 draw exactly what the draw pays', () => {
  const small = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 6, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(small, { maxLength: 20 }), fc.nat(), (entries, nonce) => {
      const drawn = lotto649.draw(vectorStream(nonce));
      // Numbers of a small lottery, so that tickets win.
      const near = [...new Set([...drawn.numbers.map((n) => (n % 12) + 1), ...numbersFrom(1, 12)])];
      const outcome = { numbers: near.slice(0, 6), bonus: near[6] ?? 0 };
      const tickets = entries.map((numbers) => [{ play: { numbers }, stakeMinor: 0n }]);
      const counts = { six: 0n, five_bonus: 0n, five: 0n, four: 0n, three: 0n };
      for (const numbers of entries) {
        const lines: TierCounts = winningLines({ numbers }, outcome);
        for (const tier of tiers649) counts[tier] += lines[tier];
      }
      const settled = settleDraw(
        { salesMinor: 123_457n, rolloverMinor: 7n, guaranteeMinor: 99n, reserveMinor: 0n },
        counts,
      );
      const paid = tickets
        .flatMap((lines) => fundWins(lines, outcome, settled))
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
      expect(paid).toBe(settled.paidMinor);
    }),
    { numRuns: 60 },
  );
});
