import type { Pair } from '../../engine/facts.ts';
import type { Market } from '../../engine/market-type.ts';
import { isForBuilder } from '../../engine/market-type.ts';
import { winsIn, type Worlds } from '../../pricing/chances.ts';
import { chanceOfAll, rakedWeights, type Wins } from '../../pricing/rake.ts';
import { hardest, scorersAt, wantedOf, withFittedShare, type Wanted } from './builder-scorers.ts';
import { cardWorlds, cornerWorlds } from './count-worlds.ts';
import { halvesWorlds } from './goal-worlds.ts';
import { footballKickOff, type FootballInput, type FootballState } from './input.ts';
import { footballScore } from './model.ts';

/** One pick of a builder. */
export interface BuilderPick {
  readonly market: Market;
  readonly outcome: string;
  /** How likely it wins by the offer; left out: by the model. */
  readonly chance?: number;
}

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

/** Goals of each side that are still to come, by world. */
function goalsToCome({ facts }: Worlds, { goals }: FootballState): Pair[] {
  return facts.map(({ periods }): Pair => {
    const [home = 0, away = 0] = periods.reg?.stats.goals ?? [];
    return [home - goals[0], away - goals[1]];
  });
}

/**
 * Σ over the ends of both halves: picks about goals win or not, scorers by the goals of their side.
 */
function goalsAndScorers(
  { worlds }: Part,
  wins: readonly Wins[],
  toCome: readonly Pair[],
  wanted: readonly Wanted[],
): number {
  const scored = scorersAt(wanted);
  return worlds.weights.reduce((sum, weight, world) => {
    const pair = toCome[world];
    if (weight === 0 || pair === undefined) return sum;
    return wins.every((each) => each[world] === 1) ? sum + weight * scored(pair) : sum;
  }, 0);
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
  const goals = partOf(halvesWorlds(input, state), of(all, 'goals'), state);
  const corners = partOf(cornerWorlds(input, state, 'reg'), of(all, 'corners'), state);
  const cards = partOf(cardWorlds(input, state), of(all, 'cards'), state);
  const toCome = goalsToCome(goals.worlds, state);
  const wanted = new Map(
    of(all, 'scorers').map((pick) => {
      const one = wantedOf(pick, input, state);
      if (one === null || pick.chance === undefined) return [pick, one];
      const chanceOf = (some: Wanted) => goalsAndScorers(goals, [], toCome, [some]);
      return [pick, withFittedShare(one, pick.chance, chanceOf)];
    }),
  );
  return (picks) => {
    if (picks.some((pick) => familyOf(pick) === null)) return null;
    const players = of(picks, 'scorers').map((pick) => wanted.get(pick) ?? null);
    const known = players.filter((each) => each !== null);
    if (known.length < players.length) return null;
    const counted = [corners, cards].map((part) =>
      chanceOfAll(
        part.worlds.weights,
        winsOf(part, of(picks, part === corners ? 'corners' : 'cards')),
      ),
    );
    const won = goalsAndScorers(goals, winsOf(goals, of(picks, 'goals')), toCome, hardest(known));
    return counted.reduce((product, one) => product * one, won);
  };
}

/** Chance that all picks win together by the model alone. */
export function builderChance(
  picks: readonly BuilderPick[],
  input: FootballInput,
  state: FootballState = footballKickOff,
): number | null {
  return builderModel(picks, input, state)(picks);
}
