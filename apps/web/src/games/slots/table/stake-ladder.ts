import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import type { GameInfo } from '../../game-info.ts';

type Limits = GameInfo['stake'];

/**
 * The stakes one is led to, smallest first: the limits, and every 1, 2 and 5 of each power of ten
 * between them.
 */
export function stakeLadder({ min, max, currency }: Limits): string[] {
  if (!isCurrencyCode(currency)) return [];
  const least = parseAmount(min, currency) ?? 0n;
  const most = parseAmount(max, currency) ?? 0n;
  const rungs = new Set<bigint>([least]);
  for (let power = 1n; power <= most; power *= 10n)
    for (const digit of [1n, 2n, 5n])
      if (digit * power > least && digit * power < most) rungs.add(digit * power);
  if (most > least) rungs.add(most);
  return [...rungs].map((rung) => formatAmount(rung, currency));
}

/**
 * The next stake of the ladder above or below one; null where there is none. What is no amount
 * leads to the smallest.
 */
export function nextStake(stake: string, way: 'up' | 'down', limits: Limits): string | null {
  const { currency } = limits;
  if (!isCurrencyCode(currency)) return null;
  const now = parseAmount(stake, currency);
  const ladder = stakeLadder(limits);
  if (now === null) return ladder[0] ?? null;
  const minor = (amount: string): bigint => parseAmount(amount, currency) ?? 0n;
  return (
    (way === 'up'
      ? ladder.find((rung) => minor(rung) > now)
      : ladder.findLast((rung) => minor(rung) < now)) ?? null
  );
}
