import type { PalpableRule } from './terms.ts';

/** What becomes of a leg taken in the window of a wrong price. */
export type PalpableEnd = 'stands' | 'void' | 'right-price';

/**
 * A leg that was taken at the right price or below it was no error: it stands. Any other is void or
 * goes on at the right price, by the published rule.
 */
export const palpableEnd = (
  rule: PalpableRule,
  takenMilli: number,
  rightMilli: number,
): PalpableEnd => (takenMilli <= rightMilli ? 'stands' : rule);
