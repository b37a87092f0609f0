import { oddsMilliBounds, lowestPriceMilli, roundDownToPriceStep } from '@pavilion/domain/odds';
import { voidKey, type Reprice } from './builder.ts';

/** What of a builder's picks cannot stand: the number of the pick. */
export interface BuilderFault {
  readonly pick: number;
  readonly code: 'impossibleCombination' | 'redundantPick' | 'notCombinable';
}

export interface BuilderPrice {
  readonly oddsMilli: number;
  readonly reprice: Reprice;
}

/** A builder as it would be taken now: its price, or what stands against its picks. */
export interface BuilderOffer {
  readonly faults: readonly BuilderFault[];
  readonly price: BuilderPrice | null;
  /** That all picks win, without margin. */
  readonly chance: number | null;
}

/** Below this two chances are the same, or none. */
const hair = 1e-9;
const defaultMargin = 0.04;

type ChanceOf<Pick> = (picks: readonly Pick[]) => number | null;

/**
 * What stands against a set of picks: one the model cannot combine; all, when they can never win
 * together; one that changes nothing because another implies it. `chanceOf` gives the chance that
 * all of some picks win.
 */
export function builderFaults<Pick>(
  picks: readonly Pick[],
  chanceOf: ChanceOf<Pick>,
): BuilderFault[] {
  const alone = picks.flatMap((pick, index): BuilderFault[] =>
    chanceOf([pick]) === null ? [{ pick: index, code: 'notCombinable' }] : [],
  );
  if (alone.length > 0) return alone;
  const whole = chanceOf(picks) ?? 0;
  if (whole < hair) return picks.map((_, pick) => ({ pick, code: 'impossibleCombination' }));
  return picks.flatMap((_, index): BuilderFault[] => {
    const rest = chanceOf(picks.filter((_other, at) => at !== index)) ?? 0;
    return picks.length > 1 && rest - whole < hair ? [{ pick: index, code: 'redundantPick' }] : [];
  });
}

/**
 * Fair odds less a margin for every pick, down to the price step; null when no price of the ladder
 * is left.
 */
export function builderOddsMilli(
  chance: number,
  pickCount: number,
  margin = defaultMargin,
): number | null {
  const priced = 1000 / chance / (1 + margin) ** pickCount;
  if (priced < lowestPriceMilli) return null;
  return roundDownToPriceStep(Math.min(priced, oddsMilliBounds.max));
}

/** All sets of the numbers but the empty one and, when those are all picks, the whole. */
function voidSets(canVoid: readonly number[], pickCount: number): number[][] {
  const sets = canVoid.reduce<number[][]>(
    (known, number) => [...known, ...known.map((set) => [...set, number])],
    [[]],
  );
  return sets.filter((set) => set.length > 0 && set.length < pickCount);
}

/**
 * The price of a builder, and the prices kept for what is left when some of its picks are void:
 * only those of `canVoid`, in ascending order (picks about players). Null when there is no price.
 */
export function priceBuilder<Pick>(
  picks: readonly Pick[],
  canVoid: readonly number[],
  chanceOf: ChanceOf<Pick>,
  margin = defaultMargin,
): BuilderPrice | null {
  const price = (some: readonly Pick[]): number | null => {
    const chance = chanceOf(some);
    return chance === null || chance < hair ? null : builderOddsMilli(chance, some.length, margin);
  };
  const oddsMilli = price(picks);
  if (oddsMilli === null) return null;
  const reprice: Record<string, number> = {};
  for (const set of voidSets(canVoid, picks.length)) {
    const kept = price(picks.filter((_, index) => !set.includes(index)));
    const key = voidKey(picks.map((_, index) => (set.includes(index) ? 'void' : 'won')));
    if (kept !== null) reprice[key] = kept;
  }
  return { oddsMilli, reprice };
}
