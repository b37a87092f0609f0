import type { Market } from '../../engine/market-type.ts';
import { isForBuilder } from '../../engine/market-type.ts';
import { questionOf, settleQuestion } from '../../engine/settle-pick.ts';
import type { Worlds } from '../../pricing/chances.ts';
import { binomialCounts } from '../../pricing/distributions.ts';
import { cardWorlds, cornerWorlds } from './count-worlds.ts';
import { halvesWorlds } from './goal-worlds.ts';
import {
  footballKickOff,
  type FootballInput,
  type FootballPlayer,
  type FootballState,
} from './input.ts';

/** One pick of a builder. */
export interface BuilderPick {
  readonly market: Market;
  readonly outcome: string;
}

/**
 * Goals, corners and cards are independent of each other; shots are not of goals, and have no part
 * in a builder.
 */
const bases = new Set(['scorer', 'next', 'last', 'race-to', 'time-band', 'player-total']);
type Family = 'goals' | 'scorers' | 'corners' | 'cards';

function familyOf({ market }: BuilderPick): Family | null {
  const { base, stat, period, param } = market.type;
  if (!isForBuilder(market)) return null;
  if (base === 'scorer') return param === 'first' || param === 'last' ? null : 'scorers';
  if (bases.has(base)) return null;
  if (stat === 'goals') return 'goals';
  const isWhole = period === 'reg';
  return isWhole && (stat === 'corners' || stat === 'cards') ? stat : null;
}

/** By world: 1 where every one of the picks wins, else 0. */
function allWin(worlds: Worlds, picks: readonly BuilderPick[]): readonly number[] {
  const asked = picks.map(({ market, outcome }) => ({
    market,
    question: questionOf({ market, outcome }),
  }));
  return worlds.facts.map((facts) =>
    asked.every(({ market, question }) => {
      return settleQuestion(question, market, facts).result === 'won';
    })
      ? 1
      : 0,
  );
}

function chanceOf(worlds: Worlds, picks: readonly BuilderPick[]): number {
  if (picks.length === 0) return 1;
  return allWin(worlds, picks).reduce(
    (sum, isWon, index) => sum + isWon * (worlds.weights[index] ?? 0),
    0,
  );
}

/** A player and the fewest of his side's goals to come that he must score. */
interface Wanted {
  readonly player: FootballPlayer;
  readonly goals: number;
}

function wantedOf(
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
  return { player, goals: Math.max(target - own.length, 0) };
}

/** Of one player with several picks the hardest is left. */
function hardest(list: readonly Wanted[]): Wanted[] {
  const byId = new Map<string, Wanted>();
  for (const wanted of list) {
    const known = byId.get(wanted.player.playerId);
    if (known === undefined || known.goals < wanted.goals) byId.set(wanted.player.playerId, wanted);
  }
  return [...byId.values()];
}

/**
 * Chance that players score what is wanted of so many goals of their side: each goal is one
 * player's by his share.
 */
function scoredOf(goals: number, wanted: readonly Wanted[], shareLeft = 1): number {
  const [first, ...rest] = wanted;
  if (first === undefined) return 1;
  const share = Math.min(first.player.goalShare / shareLeft, 1);
  return binomialCounts(goals, share).reduce((sum, weight, own) => {
    if (own < first.goals) return sum;
    return sum + weight * scoredOf(goals - own, rest, shareLeft - first.player.goalShare);
  }, 0);
}

/**
 * Σ over the ends of both halves: picks about goals win or not, scorers by the goals of their side.
 */
function goalsAndScorers(
  input: FootballInput,
  state: FootballState,
  picks: readonly BuilderPick[],
  wanted: readonly Wanted[],
): number {
  const worlds = halvesWorlds(input, state);
  const wins = picks.length === 0 ? worlds.weights.map(() => 1) : allWin(worlds, picks);
  const memo = new Map<string, number>();
  const scorersAt = (home: number, away: number): number => {
    const key = `${home}-${away}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const of = (side: 'home' | 'away', goals: number): number =>
      scoredOf(
        goals,
        wanted.filter(({ player }) => player.side === side),
      );
    const chance = of('home', home) * of('away', away);
    memo.set(key, chance);
    return chance;
  };
  return worlds.facts.reduce((sum, { periods }, index) => {
    const weight = (wins[index] ?? 0) * (worlds.weights[index] ?? 0);
    if (weight === 0) return sum;
    const [home = 0, away = 0] = periods.reg?.stats.goals ?? [];
    return sum + weight * scorersAt(home - state.goals[0], away - state.goals[1]);
  }, 0);
}

/**
 * Chance that all picks win together, from one model of the match: never the product of their
 * prices (domain page of sports, 5). Null when one of them may not stand in a builder or names a
 * player the model does not know.
 */
export function builderChance(
  picks: readonly BuilderPick[],
  input: FootballInput,
  state: FootballState = footballKickOff,
): number | null {
  const families = picks.map(familyOf);
  if (families.includes(null)) return null;
  const of = (family: Family): BuilderPick[] =>
    picks.filter((_, index) => families[index] === family);
  const wanted = of('scorers').map((pick) => wantedOf(pick, input, state));
  const known = wanted.filter((each) => each !== null);
  if (known.length < wanted.length) return null;
  const corners = chanceOf(cornerWorlds(input, state, 'reg'), of('corners'));
  const cards = chanceOf(cardWorlds(input, state), of('cards'));
  return corners * cards * goalsAndScorers(input, state, of('goals'), hardest(known));
}
