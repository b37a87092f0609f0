import type { Pair, Side } from '../../engine/facts.ts';
import type { BuilderPick } from './builder-pick.ts';
import type { FootballInput, FootballState } from './input.ts';

/** A player, his share of his side's goals, and the fewest to come that he must score. */
export interface Wanted {
  readonly playerId: string;
  readonly side: Side;
  readonly share: number;
  readonly goals: number;
}

/** What a pick wants of its player; null where the model does not know him. */
export function wantedOf(
  { market, outcome }: BuilderPick,
  input: FootballInput,
  state: FootballState,
): Wanted | null {
  const player = input.players.find(({ playerId }) => playerId === outcome);
  if (player === undefined) return null;
  const { param } = market.type;
  const own = state.incidents.filter(
    ({ stat, playerId, isOwn }) => stat === 'goals' && playerId === outcome && isOwn !== true,
  );
  const target = param === 'any' ? 1 : Number(param);
  const { side, goalShare: share } = player;
  return { playerId: outcome, side, share, goals: Math.max(target - own.length, 0) };
}

/** Of one player with several picks the hardest is left. */
export function hardest(list: readonly Wanted[]): Wanted[] {
  const byId = new Map<string, Wanted>();
  for (const wanted of list) {
    const known = byId.get(wanted.playerId);
    if (known === undefined || known.goals < wanted.goals) byId.set(wanted.playerId, wanted);
  }
  return [...byId.values()];
}

/** More goals of one side than any world has. */
const mostGoals = 14;

/** Terms share^n / n! for so many goals, none for fewer than are wanted. */
function termsOf(share: number, least: number): number[] {
  let term = 1;
  return Array.from({ length: mostGoals + 1 }, (_, goals) => {
    if (goals > 0) term *= share / goals;
    return goals < least ? 0 : term;
  });
}

const product = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((_, goals) =>
    a.slice(0, goals + 1).reduce((sum, one, at) => sum + one * (b[goals - at] ?? 0), 0),
  );

/**
 * By goals of a side: the chance that its players score what is wanted. Each goal is one player's
 * by his share, so the numbers of all are multinomial: n! times the product of their terms.
 */
function scoredBy(wanted: readonly Wanted[]): number[] {
  const shares = wanted.reduce((sum, { share }) => sum + share, 0);
  const scale = shares > 1 ? 1 / shares : 1;
  const others = termsOf(Math.max(1 - shares, 0), 0);
  const all = wanted
    .map(({ share, goals }) => termsOf(share * scale, goals))
    .reduce(product, others);
  let factorial = 1;
  return all.map((term, goals) => {
    if (goals > 0) factorial *= goals;
    return term * factorial;
  });
}

/** Chance that all players score what is wanted, by how many goals are still to come. */
export function scorersAt(wanted: readonly Wanted[]): (toCome: Pair) => number {
  const of = (side: Side): number[] => scoredBy(wanted.filter((each) => each.side === side));
  const [home, away] = [of('home'), of('away')];
  return ([h, a]) => (home[h] ?? 0) * (away[a] ?? 0);
}

const halvings = 40;

/**
 * The player with the share that gives him the chance the offer says; `chanceOf` rises with the
 * share.
 */
export function withFittedShare(
  wanted: Wanted,
  chance: number,
  chanceOf: (wanted: Wanted) => number,
): Wanted {
  if (wanted.goals === 0) return wanted;
  let [low, high] = [0, 1];
  for (let step = 0; step < halvings; step += 1) {
    const share = (low + high) / 2;
    if (chanceOf({ ...wanted, share }) < chance) low = share;
    else high = share;
  }
  return { ...wanted, share: high };
}
