import {
  builderFaults,
  priceBuilder,
  type BuilderFault,
  type BuilderOffer,
} from '../../bets/builder-price.ts';
import { isForBuilder } from '../../engine/market-type.ts';
import { winsIn, type Worlds } from '../../pricing/chances.ts';
import { chanceOfAll, rakedWeights, type Wins } from '../../pricing/rake.ts';
import type { OfferedPick } from './joint.types.ts';

const none = { faults: [], price: null, chance: null };
/** Chances stand in millionths: what is told as none or all is nearly that. */
const least = 1e-6;

/** The chance a pick is taken to have: never none, never all. */
export const boundedChance = ({ chance }: OfferedPick): number =>
  Math.min(Math.max(chance ?? 0, least), 1 - least);

/** An offer in which those picks that a test tells stand in the way. */
export function refusedPicks(
  picks: readonly OfferedPick[],
  hasFault: (pick: OfferedPick) => boolean,
): BuilderOffer {
  return {
    ...none,
    faults: picks.flatMap((pick, at): BuilderFault[] =>
      hasFault(pick) ? [{ pick: at, code: 'notCombinable' }] : [],
    ),
  };
}

const isAlone = (pick: OfferedPick): boolean => pick.chance === null || !isForBuilder(pick.market);

interface Asked {
  readonly chance: number;
  readonly wins: Wins;
}

/**
 * The price of picks together from all ways a match can end: each way is weighted so that every
 * pick wins as often as the offer says, then those are added up in which all win. What cannot be
 * and what is implied follows from the ways alone.
 */
export function jointOffer(picks: readonly OfferedPick[], worlds: Worlds | null): BuilderOffer {
  if (worlds === null) return refusedPicks(picks, () => true);
  if (picks.some(isAlone)) return refusedPicks(picks, isAlone);
  const asked = picks.map((pick): Asked => {
    const wins = winsIn(worlds, pick.market, pick.outcome, [0, 0]);
    return { chance: boundedChance(pick), wins };
  });
  const chanceBy =
    (weights: readonly number[]) =>
    (some: readonly Asked[]): number =>
      chanceOfAll(
        weights,
        some.map(({ wins }) => wins),
      );
  const faults = builderFaults(asked, chanceBy(worlds.weights));
  if (faults.length > 0) return { ...none, faults };
  const together = chanceBy(rakedWeights(worlds.weights, asked));
  // Together picks are never likelier than the least likely alone, however chances were rounded.
  const capped = (some: readonly Asked[]): number =>
    Math.min(together(some), ...some.map(({ chance }) => chance));
  const price = priceBuilder(asked, [], capped);
  return price === null
    ? refusedPicks(picks, () => true)
    : { ...none, price, chance: capped(asked) };
}
