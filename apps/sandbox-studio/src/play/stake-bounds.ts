import { isCurrencyCode } from '@pavilion/domain/currencies';
import { stakeLimits, type StakeLimits, type Volatility } from '@pavilion/games';

const sizes = { min: 10n, max: 20_000n, maxWin: 10_000_000n };
/** The wilder a title, the more it takes at the least: what it may pay is the same. */
const leastSteps: Record<Volatility, bigint> = { low: 1n, medium: 1n, high: 2n, extreme: 5n };

/**
 * The studio's own bounds of a stake on a title so wild, in a currency; null for a currency it does
 * not play in.
 */
export function stakeBounds(currency: string, volatility: Volatility): StakeLimits | null {
  if (!isCurrencyCode(currency)) return null;
  return stakeLimits(currency, { ...sizes, min: sizes.min * leastSteps[volatility] });
}
