import { tiers649, type Tier649, type TierCounts } from './winning-lines.ts';

/** What a draw is settled from, minor units. */
export interface DrawMoney {
  salesMinor: bigint;
  /** What earlier draws left for the jackpot. */
  rolloverMinor: bigint;
  /** A jackpot that is won is at least this. */
  guaranteeMinor: bigint;
  /** The reserve before this draw. */
  reserveMinor: bigint;
}

export interface TierResult {
  tier: Tier649;
  /** Winning lines. */
  winners: bigint;
  /** What a winning line gets; what it would get, where nobody won. */
  eachMinor: bigint;
}

export interface DrawSettlement {
  fundMinor: bigint;
  /** Of the sales, into the reserve. */
  toReserveMinor: bigint;
  /** Of the sales, the house's. */
  toHouseMinor: bigint;
  /**
   * What a guaranteed jackpot took from the reserve, and from the house's own where that was not
   * enough.
   */
  fromReserveMinor: bigint;
  fromHouseMinor: bigint;
  jackpotMinor: bigint;
  tiers: readonly TierResult[];
  paidMinor: bigint;
  nextRolloverMinor: bigint;
}

/** Of the fund, in hundredths; the rest rolls over. */
const shares: Readonly<Record<Tier649, bigint>> = {
  six: 40n,
  five_bonus: 10n,
  five: 10n,
  four: 15n,
  three: 25n,
};
const percentOf = (amountMinor: bigint, percent: bigint): bigint => (amountMinor * percent) / 100n;
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** The jackpot as it stands: the roll-over and its share, at least the guarantee. */
export function jackpotOf({ salesMinor, rolloverMinor, guaranteeMinor }: DrawMoney): bigint {
  const saved = rolloverMinor + percentOf(percentOf(salesMinor, 55n), shares.six);
  return saved > guaranteeMinor ? saved : guaranteeMinor;
}

/**
 * Shares a draw's money among winning lines (5.1). Nothing is lost: sales, roll-over and what the
 * guarantee added are what is paid, what the house and the reserve keep, and the next roll-over.
 */
export function settleDraw(money: DrawMoney, winners: TierCounts): DrawSettlement {
  const fundMinor = percentOf(money.salesMinor, 55n);
  const toReserveMinor = percentOf(money.salesMinor, 5n);
  const jackpotMinor = jackpotOf(money);
  const saved = money.rolloverMinor + percentOf(fundMinor, shares.six);
  const topUp = winners.six > 0n ? jackpotMinor - saved : 0n;
  const fromReserveMinor = least(topUp, money.reserveMinor + toReserveMinor);
  const tiers = tiers649.map((tier) => {
    const share = tier === 'six' ? jackpotMinor : percentOf(fundMinor, shares[tier]);
    const count = winners[tier];
    return { tier, winners: count, eachMinor: count > 0n ? share / count : share };
  });
  const paidMinor = tiers.reduce((sum, tier) => sum + tier.winners * tier.eachMinor, 0n);
  return {
    fundMinor,
    toReserveMinor,
    toHouseMinor: money.salesMinor - fundMinor - toReserveMinor,
    fromReserveMinor,
    fromHouseMinor: topUp - fromReserveMinor,
    jackpotMinor,
    tiers,
    paidMinor,
    nextRolloverMinor: fundMinor + money.rolloverMinor + topUp - paidMinor,
  };
}
