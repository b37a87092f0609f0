import { describe, expect, it } from 'vitest';
import type { EndedBets } from '../../stages/table/table-view.types.ts';
import { sabongPayouts } from './sabong-payouts.ts';

const paid = (outcome: Record<string, unknown>, ...kinds: string[]) =>
  sabongPayouts({
    outcome,
    lines: kinds.map((kind) => ({ params: { kind }, stakeMinor: 1_000n })),
  } as unknown as EndedBets);

describe('what bets on a match pay', () => {
  // Games two, 14: 120 000.00 against 80 000.00 pay 158 and 237 of 100.
  const board = { meron: 158, wala: 237 };

  it.each([
    ['meron', [1_580n, 0n, 0n]],
    ['wala', [0n, 2_370n, 0n]],
    ['draw', [1_000n, 1_000n, 9_000n]],
  ])('%s', async (winner, payouts) => {
    expect(await paid({ winner, board }, 'meron', 'wala', 'draw')).toEqual(payouts);
  });
});
