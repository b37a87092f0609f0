import type { PalpableRule } from './terms.ts';

/** What becomes of a leg taken in the window of a wrong price. */
export type PalpableEnd = { kind: 'stands' } | { kind: 'void' } | { kind: 'priced'; oddsMilli: number };

/**
 * A leg that was taken at the right price or below it was no error: it stands. Any other is void or
 * goes on at the right price, by the site's published rule; without a right price it is void.
 */
export function palpableEnd(
  rule: PalpableRule,
  takenMilli: number,
  rightMilli: number | null,
): PalpableEnd {
  if (rightMilli !== null && takenMilli <= rightMilli) return { kind: 'stands' };
  if (rule === 'void' || rightMilli === null) return { kind: 'void' };
  return { kind: 'priced', oddsMilli: rightMilli };
}
