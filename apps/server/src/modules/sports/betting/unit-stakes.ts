import { maxUnitStakeMinor, type BetShape, type PricedLeg } from '@pavilion/sports';
import { betRoom, type BetBounds } from './bet-bounds.service.ts';
import { unitThatWins } from './bet-win.ts';
import type { HeldVoucher } from './quote-vouchers.store.ts';
import type { QuotedSelection } from './slip-quote.store.ts';

interface WeighedBet {
  shape: BetShape;
  lineCount: number;
  legs: readonly PricedLeg[];
  selections: readonly QuotedSelection[];
  /** With which it is to be placed; null without one. */
  voucher: HeldVoucher | null;
}

/**
 * The least and the most a line of a bet may be staked with, in minor units, and what keeps it from
 * being more; nothing is taken where the most is below the least. A free bet is staked by the
 * house, with its amount alone.
 */
export function unitStakes(
  { shape, lineCount, legs, selections, voucher }: WeighedBet,
  bounds: BetBounds,
) {
  const lines = BigInt(lineCount);
  const { minStakeMinor, maxOddsMilli, ...room } = betRoom(selections, bounds, shape.isEachWay);
  const isFree = voucher?.kind === 'free_bet';
  const ofStake = room.stakeMinor / lines;
  const ways: [string, bigint][] = [
    ['stakeTooHigh', ofStake],
    ['stakeTooHigh', maxUnitStakeMinor(shape, legs, room.liabilityMinor) ?? ofStake],
    // Not rounded: what a bet may win at most is held to the part of a unit.
    ['payoutTooHigh', unitThatWins(shape, legs, room.betWinMinor) ?? ofStake],
    ['stakeTooHigh', unitThatWins(shape, legs, room.marketWinMinor) ?? ofStake],
    ['payoutTooHigh', maxUnitStakeMinor(shape, legs, room.playerWinMinor) ?? ofStake],
    ...(isFree ? [] : [['insufficientFunds', room.balanceMinor / lines] as [string, bigint]]),
    ...capOf(voucher, lines),
  ];
  const [boundBy, lowest] = ways.reduce((low, way) => (way[1] < low[1] ? way : low));
  const least = (minStakeMinor + lines - 1n) / lines;
  // A free bet that its lines cannot share evenly is more than any stake.
  const amount = ((voucher?.amountMinor ?? 0n) + lines - 1n) / lines;
  return {
    leastMinor: amount > least ? amount : least,
    mostMinor: lowest > 0n ? lowest : 0n,
    boundBy: amount > 0n && amount < least ? 'stakeTooLow' : boundBy,
    maxOddsMilli,
  };
}

function capOf(voucher: HeldVoucher | null, lines: bigint): [string, bigint][] {
  const most = voucher?.amountMinor ?? voucher?.maxStakeMinor ?? null;
  return most === null ? [] : [['voucherNotUsable', most / lines]];
}
