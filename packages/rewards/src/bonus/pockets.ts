/** Which pocket is spent first. */
export type PocketOrder = 'cash_first' | 'bonus_first';

/** An amount divided over the two pockets of play, minor units. */
export interface PlayMoney {
  cashMinor: bigint;
  bonusMinor: bigint;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * How the pockets pay a stake together (wire 5.1); what they do not reach is asked of the one that
 * is spent last.
 */
export function divideStake(order: PocketOrder, pockets: PlayMoney, stakeMinor: bigint): PlayMoney {
  if (order === 'cash_first') {
    const cashMinor = least(pockets.cashMinor, stakeMinor);
    return { cashMinor, bonusMinor: stakeMinor - cashMinor };
  }
  const bonusMinor = least(pockets.bonusMinor, stakeMinor);
  return { cashMinor: stakeMinor - bonusMinor, bonusMinor };
}

/**
 * How a payout is divided by what paid the stake (wire 5.4): cash its share rounded down, the rest
 * to the bonus.
 */
export function divideReturn(stake: PlayMoney, payoutMinor: bigint): PlayMoney {
  const whole = stake.cashMinor + stake.bonusMinor;
  const cashMinor =
    stake.bonusMinor === 0n || whole === 0n ? payoutMinor : (payoutMinor * stake.cashMinor) / whole;
  return { cashMinor, bonusMinor: payoutMinor - cashMinor };
}
