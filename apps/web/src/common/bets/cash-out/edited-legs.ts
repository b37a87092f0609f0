import { legOnWire, legsOnWire } from '../legs-on-wire.ts';
import type { AddableLeg } from './addable.ts';
import type { BetInHand } from './bet-in-hand.ts';

export type Leg = NonNullable<BetInHand['legs']>[number];

/**
 * The legs that a changed bet can go on with: what a settled one has won stands in the bet's worth.
 */
export const openLegs = ({ legs = [] }: Pick<BetInHand, 'legs'>): readonly Leg[] =>
  legs.filter(({ state }) => state === 'open');

/** Selections that the bet does not have already. */
export function freeLegs(
  { legs = [] }: Pick<BetInHand, 'legs'>,
  offered: readonly AddableLeg[],
): readonly AddableLeg[] {
  const own = new Set(legs.flatMap(({ picks }) => picks.map((pick) => pick.selection_id)));
  return offered.filter(({ selectionIds }) => !selectionIds.every((id) => own.has(id)));
}

/** A price that is asked with: the answer tells the one that counts. */
const anyOdds = '1.01';

/**
 * The legs of the new bet as it is asked for. Their prices are left out of the question, so that it
 * stays the same question while they move.
 */
export const legsToAsk = (kept: readonly Leg[], added: readonly AddableLeg[]) => [
  ...legsOnWire(kept),
  ...added.map(({ selectionIds }) => legOnWire(selectionIds, anyOdds)),
];

/**
 * Whether a bet may be changed, as far as it tells: whole, without a voucher, no system, and
 * something of it still open.
 */
export const isEditable = (bet: BetInHand): boolean =>
  bet.bet_type !== 'system' &&
  (bet.cash_outs?.length ?? 0) === 0 &&
  !bet.voucher &&
  openLegs(bet).length > 0;
