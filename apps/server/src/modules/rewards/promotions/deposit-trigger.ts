import { parseAmount } from '@pavilion/domain/money';
import type { Site } from '../../../site-directory/index.ts';
import type { RewardItem } from '../campaigns/index.ts';

export interface DepositFacts {
  amountMinor: bigint;
  /** Which of the player's deposits it is, 1 the first. */
  number: number;
  methodCode: string;
}

/**
 * The rule of an item that a deposit does not meet, as its terms name it; null: the deposit brings
 * it.
 */
export function ruleAgainstDeposit(
  site: Pick<Site, 'currency'>,
  { fields }: RewardItem,
  deposit: DepositFacts,
): string | null {
  if (!('trigger' in fields) || fields.trigger.on !== 'deposit') return 'deposit';
  const { min = '0', numbers, methods } = fields.trigger.deposit ?? {};
  const minMinor = parseAmount(min, site.currency.code) ?? 0n;
  if (deposit.amountMinor < minMinor) return 'min_deposit';
  if (numbers && !numbers.includes(deposit.number)) return 'deposit_number';
  return methods && !methods.includes(deposit.methodCode) ? 'deposit_method' : null;
}
