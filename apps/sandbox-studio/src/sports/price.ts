import { chancesTotal, type Fixture } from './fixture.ts';
import type { Outcome } from './play-match.ts';

export const outcomes: readonly Outcome[] = ['home', 'draw', 'away'];

/** Decimal odds in thousandths, rounded down; null for an outcome that the sport does not have. */
export function oddsMilliOf(
  { chances }: Pick<Fixture, 'chances'>,
  outcome: Outcome,
  marginPerMille: number,
): bigint | null {
  const chance = chances[outcome];
  if (chance === 0) return null;
  return (BigInt(chancesTotal) * 1_000_000n) / (BigInt(chance) * BigInt(1000 + marginPerMille));
}

/** `2350n` → `"2.350"`. */
export function oddsText(oddsMilli: bigint): string {
  const digits = oddsMilli.toString().padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** What a bet pays when it wins, stake and all, rounded down. */
export const payoutOfOdds = (stakeMinor: bigint, oddsMilli: bigint): bigint =>
  (stakeMinor * oddsMilli) / 1000n;
