import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';

interface PartedBet {
  currency: string;
  potential_payout: string;
  unit_stake?: string;
  cash_outs?: readonly { unit_stake: string }[];
}

/**
 * What a bet can still pay: without the parts that were cashed out, each of which took its share of
 * the payout with it.
 */
export function restOfPayout(bet: PartedBet): string {
  const { currency, cash_outs: parts = [] } = bet;
  if (parts.length === 0 || !isCurrencyCode(currency)) return bet.potential_payout;
  const minor = (amount: string): bigint => parseAmount(amount, currency) ?? 0n;
  const unitMinor = minor(bet.unit_stake ?? '0');
  const takenMinor = parts.reduce((sum, part) => sum + minor(part.unit_stake), 0n);
  const payoutMinor = minor(bet.potential_payout);
  if (unitMinor === 0n) return bet.potential_payout;
  return formatAmount(payoutMinor - (payoutMinor * takenMinor) / unitMinor, currency);
}
