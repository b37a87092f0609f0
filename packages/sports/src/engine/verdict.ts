import type { SelectionResult } from '@pavilion/domain/settlement';
import { fraction, one, type Fraction } from './fraction.ts';

/**
 * What the table says of a selection; of a dead heat `share` of the stake wins at full odds and the
 * rest loses.
 */
export interface Verdict {
  readonly result: SelectionResult;
  readonly share: Fraction;
}

const plain = (result: SelectionResult): Verdict => ({ result, share: one });

export const won = plain('won');
export const halfWon = plain('half-won');
export const refunded = plain('void');
export const halfLost = plain('half-lost');
export const lost = plain('lost');

export const wonIf = (isTrue: boolean): Verdict => (isTrue ? won : lost);

/** `places` of `tied` equals are paid: none is a loss, all of them a win, else a dead heat. */
export function sharedWin(places: number, tied: number): Verdict {
  const paid = Math.min(Math.max(places, 0), tied);
  if (paid === 0) return lost;
  return { result: 'won', share: fraction(BigInt(paid), BigInt(tied)) };
}

/**
 * By how many quarters a selection beats its line. One quarter is a win on one of two neighbouring
 * lines and a refund on the other, hence half a win; from two quarters both win. Losing mirrors it.
 */
export function verdictOfQuarters(quarters: number): Verdict {
  if (quarters >= 2) return won;
  if (quarters <= -2) return lost;
  if (quarters === 1) return halfWon;
  return quarters === -1 ? halfLost : refunded;
}
