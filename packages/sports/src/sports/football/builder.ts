import type { Pair } from '../../engine/facts.ts';
import { isForBuilder } from '../../engine/market-type.ts';
import { winsIn, type Worlds } from '../../pricing/chances.ts';
import { chanceOfAll, rakedWeights, type Wins } from '../../pricing/rake.ts';
import type { BuilderPick } from './builder-pick.ts';
import { hardest, scorersAt, wantedOf, withFittedShare, type Wanted } from './builder-scorers.ts';
import { cardWorlds, cornerWorlds } from './count-worlds.ts';
import { halvesWorlds } from './goal-worlds.ts';
import { footballKickOff, type FootballInput, type FootballState } from './input.ts';
import { footballScore } from './model.ts';

/** Goals, corners and cards are independent of each other; scorers hang on the goals. */
type Family = 'goals' | 'scorers' | 'corners' | 'cards';

function familyOf({ market }: BuilderPick): Family | null {
  if (!isForBuilder(market)) return null;
  const { base, stat } = market.type;
  if (base === 'scorer') return 'scorers';
  return stat === 'goals' || stat === 'corners' || stat === 'cards' ? stat : null;
}

/** Worlds with the weights that give each of some picks its chance, and where each of them wins. */
interface Part {
  readonly worlds: Worlds;
  readonly wins: ReadonlyMap<BuilderPick, Wins>;
}

function partOf(worlds: Worlds, picks: readonly BuilderPick[], state: FootballState): Part {
  const wins = new Map<BuilderPick, Wins>();
  for (const pick of picks) {
    const { market, outcome } = pick;
    wins.set(pick, winsIn(worlds, market, outcome, footballScore(state, market)));
  }
  const asked = [...wins].flatMap(([{ chance }, won]) =>
    chance === undefined ? [] : [{ wins: won, chance }],
  );
  return { worlds: { ...worlds, weights: rakedWeights(worlds.weights, asked) }, wins };
}

const winsOf = ({ wins }: Part, picks: readonly BuilderPick[]): Wins[] =>
  picks.map((pick) => wins.get(pick) ?? []);

/** How likely it is that some picks of the part win; all of none do. */
function chanceIn(part: Part | null, picks: readonly BuilderPick[]): number {
  return part === null ? 1 : chanceOfAll(part.worlds.weights, winsOf(part, picks));
}

/** Chances of how many goals each side is still to score, where some picks about goals win. */
type ToCome = readonly (readonly [weight: number, pair: Pair])[];

function toComeOf(part: Part, picks: readonly BuilderPick[], { goals }: FootballState): ToCome {
  const { facts, weights } = part.worlds;
  const wins = winsOf(part, picks);
  const sums: number[] = [];
  for (const [world, weight] of weights.entries()) {
    if (weight === 0 || wins.some((each) => each[world] !== 1)) continue;
    const [home = 0, away = 0] = facts[world]?.periods.reg?.stats.goals ?? [];
    const at = (home - goals[0]) * side + away - goals[1];
    sums[at] = (sums[at] ?? 0) + weight;
  }
  return sums.flatMap((weight, at): ToCome => [[weight, [Math.floor(at / side), at % side]]]);
}

/** More goals than a side scores in any world. */
const side = 32;

/** Σ over the goals to come: scorers hang on those of their side. */
function scoredIn(toCome: ToCome, wanted: readonly Wanted[]): number {
  const scored = scorersAt(wanted);
  return toCome.reduce((sum, [weight, pair]) => sum + weight * scored(pair), 0);
}

type ChanceOf = (picks: readonly BuilderPick[]) => number | null;

/**
 * What any of these picks come to together, from one model of the match, never as the product of
 * their prices (domain page of sports, 5). Each alone has the chance it brings. Null when one of
 * them may not stand in a builder or names a player the model does not know.
 */
export function builderModel(
  all: readonly BuilderPick[],
  input: FootballInput,
  state: FootballState = footballKickOff,
): ChanceOf {
  const of = (picks: readonly BuilderPick[], family: Family): BuilderPick[] =>
    picks.filter((pick) => familyOf(pick) === family);
  const partFor = (family: Family, worldsOf: () => Worlds): Part | null => {
    const picks = of(all, family);
    return picks.length === 0 ? null : partOf(worldsOf(), picks, state);
  };
  const goals = partOf(halvesWorlds(input, state), of(all, 'goals'), state);
  const corners = partFor('corners', () => cornerWorlds(input, state, 'reg'));
  const cards = partFor('cards', () => cardWorlds(input, state));
  const known = new Map<string, ToCome>();
  const toComeWith = (picks: readonly BuilderPick[]): ToCome => {
    const key = picks.map((pick) => all.indexOf(pick)).join();
    const found = known.get(key) ?? toComeOf(goals, picks, state);
    known.set(key, found);
    return found;
  };
  const wanted = wantedBy(of(all, 'scorers'), toComeWith([]), input, state);
  return (picks) => {
    if (picks.some((pick) => familyOf(pick) === null)) return null;
    const players = of(picks, 'scorers').map((pick) => wanted.get(pick) ?? null);
    const found = players.filter((each) => each !== null);
    if (found.length < players.length) return null;
    const scored = scoredIn(toComeWith(of(picks, 'goals')), hardest(found));
    return scored * chanceIn(corners, of(picks, 'corners')) * chanceIn(cards, of(picks, 'cards'));
  };
}

/** What each pick wants of its player, with the share that gives him the chance it brings. */
function wantedBy(
  picks: readonly BuilderPick[],
  toCome: ToCome,
  input: FootballInput,
  state: FootballState,
): ReadonlyMap<BuilderPick, Wanted | null> {
  return new Map(
    picks.map((pick) => {
      const one = wantedOf(pick, input, state);
      if (one === null || pick.chance === undefined) return [pick, one];
      return [pick, withFittedShare(one, pick.chance, (some) => scoredIn(toCome, [some]))];
    }),
  );
}

/** Chance that all picks win together by the model alone. */
export function builderChance(
  picks: readonly BuilderPick[],
  input: FootballInput,
  state: FootballState = footballKickOff,
): number | null {
  return builderModel(picks, input, state)(picks);
}
