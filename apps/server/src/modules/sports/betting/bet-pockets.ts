import type { BetRecord } from './bet-record.ts';

type Amount = (minor: bigint) => string;
type Money = Pick<
  BetRecord,
  'stakeMinor' | 'bonusMinor' | 'payoutMinor' | 'voucherId' | 'voucherKind'
>;

/**
 * Whose money the stake was (wire-rewards 0): of a free bet neither pocket's, but the voucher's.
 */
export function paidBy({ stakeMinor, bonusMinor, voucherId, voucherKind }: Money, amount: Amount) {
  const isFree = voucherKind === 'free_bet';
  return {
    cash: amount(stakeMinor - bonusMinor),
    bonus: amount(isFree ? 0n : bonusMinor),
    voucher_id: voucherId,
  };
}

/**
 * Where the payout went: to cash the part that cash staked, rounded down, the rest where the bonus
 * is (wire-rewards 5.4); of a free bet all to cash. Null while the bet is open.
 */
export function returnedTo(bet: Money, amount: Amount) {
  const { stakeMinor, bonusMinor, payoutMinor, voucherKind } = bet;
  if (payoutMinor === null) return null;
  const isAllCash = bonusMinor === 0n || voucherKind === 'free_bet';
  const cashMinor = isAllCash
    ? payoutMinor
    : (payoutMinor * (stakeMinor - bonusMinor)) / stakeMinor;
  return { cash: amount(cashMinor), bonus: amount(payoutMinor - cashMinor) };
}
