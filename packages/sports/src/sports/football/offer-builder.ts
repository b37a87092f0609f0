import { builderFaults, priceBuilder, type BuilderOffer } from '../../bets/builder-price.ts';
import { boundedChance, refusedPicks } from '../joint/joint-offer.ts';
import type { OfferedMatch, OfferedPick } from '../joint/joint.types.ts';
import type { BuilderPick } from './builder-pick.ts';
import { builderModel } from './builder.ts';
import { fitFootball } from './fit.ts';
import { footballKickOff, usualFootball, type FootballInput, type FootballState } from './input.ts';
import { footballStateOf } from './simulate.ts';

const none = { faults: [], price: null, chance: null };

/**
 * The price of some picks of a football match together, or what stands against each of them. What
 * may be void, and is priced without, are picks about players.
 */
export function offerFootballBuilder(
  picks: readonly OfferedPick[],
  match: OfferedMatch,
): BuilderOffer {
  const { players } = match;
  const state = stateOf(match);
  const lambdas = state === null ? null : fittedTo(match, state);
  if (state === null || lambdas === null) return refusedPicks(picks, () => true);
  if (picks.some(({ chance }) => chance === null))
    return refusedPicks(picks, ({ chance }) => chance === null);
  const asked = picks.map((pick): BuilderPick => {
    const { market, outcome } = pick;
    return { market, outcome, chance: boundedChance(pick) };
  });
  const input: FootballInput = {
    ...usualFootball,
    ...lambdas,
    players: players.map((player) => ({ ...player, ...usualPlayer })),
  };
  // What cannot be and what is implied follows from the ways the match can end, whatever the
  // chances.
  const bare = asked.map(({ market, outcome }): BuilderPick => ({ market, outcome }));
  const faults = builderFaults(bare, builderModel(bare, input, state));
  if (faults.length > 0) return { ...none, faults };
  const model = builderModel(asked, input, state);
  const canVoid = asked.flatMap(({ market }, at) => (market.type.base === 'scorer' ? [at] : []));
  const price = priceBuilder(asked, canVoid, (some) => cappedChance(some, model));
  const chance = cappedChance(asked, model);
  return price === null ? refusedPicks(picks, () => true) : { faults: [], price, chance };
}

const half = 45;

/** Null in play where nobody tells what happened so far, or how much of it is played. */
function stateOf({ now }: OfferedMatch): FootballState | null {
  if (now === 'before') return footballKickOff;
  if (now === null || now.minute === null) return null;
  const { facts, minute } = now;
  const isSecondHalf = facts.periods['1h']?.isComplete === true;
  const played = isSecondHalf ? Math.max(minute, half) : Math.min(minute, half);
  return footballStateOf(facts, Math.min(played, 2 * half));
}

const fitted = new WeakMap<OfferedMatch, ReturnType<typeof fitFootball>>();

/** A match is fitted once, however many builders are priced of it. */
function fittedTo(match: OfferedMatch, state: FootballState) {
  const found = fitted.get(match);
  if (found !== undefined) return found;
  const lambdas = fitFootball(match.known, state);
  fitted.set(match, lambdas);
  return lambdas;
}

/** Before his own chance says otherwise. */
const usualPlayer = { goalShare: 0.1, shots: 0, shotsOnTarget: 0, cards: 0 };

/** Together picks are never likelier than the least likely alone, however chances were rounded. */
function cappedChance(
  picks: readonly BuilderPick[],
  model: ReturnType<typeof builderModel>,
): number | null {
  const chance = model(picks);
  return chance === null ? null : Math.min(chance, ...picks.map((pick) => pick.chance ?? 1));
}
