import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import type { GameInfo } from '../../game-info.ts';

export type StakeStep = 'half' | 'double';

/**
 * The stake after a step, within the game's limits and the balance. What is no amount begins at the
 * smallest.
 */
export function steppedStake(
  stake: string,
  step: StakeStep,
  limits: GameInfo['stake'],
  balance: string | null,
): string {
  const { currency } = limits;
  if (!isCurrencyCode(currency)) return stake;
  const amount = (text: string): bigint => parseAmount(text, currency) ?? 0n;
  const [min, max] = [amount(limits.min), amount(limits.max)];
  const most = balance === null ? max : smaller(max, amount(balance));
  const now = amount(stake);
  const wanted = step === 'half' ? now / 2n : now * 2n;
  return formatAmount(larger(min, smaller(wanted, most)), currency);
}

const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b);
