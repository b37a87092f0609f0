import type { Side } from '../../engine/facts.ts';
import { builderFaults, priceBuilder, type BuilderOffer } from '../../bets/builder-price.ts';
import type { BuilderPick } from './builder-pick.ts';
import { builderModel } from './builder.ts';
import { fitFootball, type KnownChance } from './fit.ts';
import { usualFootball, type FootballInput, type FootballState } from './input.ts';

/** What is known of a match whose picks are priced together. */
export interface OfferedFootball {
  /** Null in play where nobody tells what happened so far. */
  readonly state: FootballState | null;
  /** Chances of what is on offer, by which the model is fitted. */
  readonly known: readonly KnownChance[];
  /** Who may score, and for whom. */
  readonly players: readonly { readonly playerId: string; readonly side: Side }[];
}

/** A pick with its chance by the offer; null where nobody says. */
export interface OfferedPick {
  readonly market: BuilderPick['market'];
  readonly outcome: string;
  readonly chance: number | null;
}

const none = { faults: [], price: null, chance: null };
/** Chances stand in millionths: what is told as none or all is nearly that. */
const least = 1e-6;

/**
 * The price of some picks of a football match together, or what stands against each of them. What
 * may be void, and is priced without, are picks about players.
 */
export function offerFootballBuilder(
  picks: readonly OfferedPick[],
  match: OfferedFootball,
): BuilderOffer {
  const { state, players } = match;
  const lambdas = state === null ? null : fittedTo(match, state);
  const asked = picks.map(({ market, outcome, chance }): BuilderPick => {
    const bounded = Math.min(Math.max(chance ?? 0, least), 1 - least);
    return { market, outcome, chance: bounded };
  });
  const refused = (hasFault: (pick: OfferedPick) => boolean): BuilderOffer => ({
    ...none,
    faults: picks.flatMap((pick, at) =>
      hasFault(pick) ? [{ pick: at, code: 'notCombinable' }] : [],
    ),
  });
  if (state === null || lambdas === null) return refused(() => true);
  if (picks.some(({ chance }) => chance === null)) return refused(({ chance }) => chance === null);
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
  return price === null ? refused(() => true) : { faults: [], price, chance };
}

const fitted = new WeakMap<OfferedFootball, ReturnType<typeof fitFootball>>();

/** A match is fitted once, however many builders are priced of it. */
function fittedTo(match: OfferedFootball, state: FootballState) {
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
