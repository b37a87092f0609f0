import type { Format } from '@pavilion/i18n/react';

interface Score {
  unit: 'amount' | 'points' | 'multiplier';
  /** Decimal text in the unit. */
  score: string;
  currency: string;
}

/** A score of a race in its unit: money, points, or how many times a stake. */
export function scoreText(
  format: Pick<Format, 'money' | 'number'>,
  { unit, score, currency }: Score,
): string {
  if (unit === 'amount') return format.money(score, currency);
  const number = format.number(score);
  return unit === 'multiplier' ? `${number}×` : number;
}
