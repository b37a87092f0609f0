import type { SelectionResult } from '@pavilion/domain/settlement';
import type { Facts } from '../engine/facts.ts';
import { one, zero, type Fraction } from '../engine/fraction.ts';
import type { SettlementRules } from '../engine/rules.ts';
import type { Acceptance, Selection } from '../engine/selection.ts';
import { settlePick, type PickResult, type SettledBy } from '../engine/settle-pick.ts';
import { multiplierOf, oddsFraction, placeOdds } from './multiplier.ts';
import { returnPerUnit, type LegMultipliers } from './payout.ts';
import { deductionPercent, placeTerms, settlePlacePart, type PlaceTerms } from './racing.ts';
import type { BetShape } from './shape.ts';

/** One pick of a bet as it was accepted. */
export interface AcceptedLeg {
  readonly selection: Selection;
  readonly oddsMilli: number;
  readonly accepted: Acceptance;
  /** Null where the bet is not each way. */
  readonly terms: PlaceTerms | null;
  /** True: the terms of acceptance hold, whoever runs. */
  readonly areTermsFixed: boolean;
}

export interface SettledLeg extends LegMultipliers {
  readonly result: SelectionResult;
  readonly share: Fraction;
  readonly deductionPercent: number;
  readonly by: SettledBy;
}

function multiplierFor(odds: Fraction, { result, share }: PickResult, percent: number): Fraction {
  if (result === 'open') throw new RangeError('an open pick has no multiplier');
  return multiplierOf(odds, { result, share, deductionPercent: percent });
}

/**
 * Settles a leg of one pick: result, deduction of withdrawn runners, and what it makes of a unit to
 * win and to place. Null while it is open. Antepost legs keep the terms of their acceptance; others
 * go by the runners that ran.
 */
export function settleLeg(
  leg: AcceptedLeg,
  facts: Facts,
  rules: SettlementRules,
): SettledLeg | null {
  const { selection, oddsMilli, accepted } = leg;
  const pick = settlePick(selection, facts, accepted, rules);
  if (pick.result === 'open' || pick.by === null) return null;
  const percent =
    selection.market.type.base === 'place' ? deductionPercent(facts, accepted, rules) : 0;
  const odds = oddsFraction(oddsMilli);
  const win = multiplierFor(odds, pick, percent);
  const { result, share, by } = pick;
  const settled = { result, share, by, deductionPercent: percent, win };
  if (leg.terms === null) return { ...settled, place: win };
  const isFixed = leg.areTermsFixed || accepted.isAntepost;
  const terms = isFixed ? leg.terms : placeTerms(facts.ran, facts.isHandicap);
  const placed = settlePlacePart(selection, terms, facts, accepted, rules);
  return { ...settled, place: multiplierFor(placeOdds(odds, terms.fraction), placed, percent) };
}

/**
 * True when a bet can be settled: all legs are, or nothing can be won any more whatever the open
 * ones do. A null leg is open.
 */
export function isBetDecided(shape: BetShape, legs: readonly (LegMultipliers | null)[]): boolean {
  if (!legs.includes(null)) return true;
  const best = legs.map((leg) => leg ?? { win: one, place: one });
  return returnPerUnit(shape, best).numerator === zero.numerator;
}
