import { factsOf, type Pair } from '../../engine/facts.ts';
import type { Base } from '../../engine/base-names.ts';
import type { Market } from '../../engine/market-type.ts';
import type { PriceModel, Worlds } from '../../pricing/chances.ts';
import { chancesOf } from '../../pricing/chances.ts';
import { worldsFrom } from '../../pricing/pair-worlds.ts';
import { cardWorlds, cornerScore, cornerStream, cornerWorlds, rareWorlds } from './count-worlds.ts';
import { halvesWorlds, periodScore, scoreWorlds } from './goal-worlds.ts';
import { goalStream, streamWorlds } from './incident-worlds.ts';
import {
  evenLeft,
  footballKickOff,
  goalsLeft,
  type FootballInput,
  type FootballState,
} from './input.ts';
import { footballKinds } from './kinds.ts';
import { playerWorlds } from './player-worlds.ts';

const ofBothHalves = new Set<Base>([
  'half-full',
  'highest-period',
  'score-both-halves',
  'win-both-halves',
  'win-either-half',
]);
const ofOrder = new Set<Base>(['next', 'last', 'race-to', 'time-band']);

type Ask = (market: Market, outcome: string) => Worlds | null;

function goalWorlds(input: FootballInput, state: FootballState): Ask {
  // Most kinds ask the same few sets of worlds.
  const known = new Map<string, Worlds>();
  const once = (name: string, make: () => Worlds): Worlds => {
    const found = known.get(name) ?? make();
    known.set(name, found);
    return found;
  };
  return (market) => {
    const { base, period } = market.type;
    if (ofOrder.has(base)) return streamWorlds(market, goalStream(input, state), input, state);
    return ofBothHalves.has(base)
      ? once('halves', () => halvesWorlds(input, state))
      : once(period, () => scoreWorlds(input, state, period));
  };
}

function cornersOf(input: FootballInput, state: FootballState): Ask {
  return (market) =>
    ofOrder.has(market.type.base)
      ? streamWorlds(market, cornerStream(input, state), input, state)
      : cornerWorlds(input, state, market.type.period);
}

function rareOf(stat: string, input: FootballInput, state: FootballState): Worlds | null {
  const left = evenLeft(state.playedMinutes);
  const goals = (input.lambdaHome + input.lambdaAway) * goalsLeft(state.playedMinutes);
  const own = state.incidents.filter(({ stat: of, isOwn }) => of === 'goals' && isOwn === true);
  switch (stat) {
    case 'red_cards':
      return rareWorlds(stat, input.redCards * left, state.redCards);
    case 'penalties':
      return rareWorlds(stat, input.penalties * left, state.penalties);
    case 'own_goals':
      return rareWorlds(stat, goals * input.ownGoalShare, own.length);
    default:
      return null;
  }
}

/** Who goes through, and whether it takes more than regular time: only of a cup tie. */
function cupWorlds(input: FootballInput, state: FootballState, base: Base): Worlds | null {
  if (input.cupHomeShare === null) return null;
  const level = footballKinds.find(({ kind }) => kind === '1x2');
  if (level === undefined) return null;
  const result: Market = { type: level, lineQuarters: null, param: null };
  const chance = (outcome: string): number =>
    chancesOf(footballModel(input, state), result, outcome)?.won ?? 0;
  const draw = chance('draw');
  const home = chance('home') + draw * input.cupHomeShare;
  const ended = { ended: 'completed' as const };
  if (base === 'goes-to') {
    const et = { et: { isComplete: true, stats: {} } };
    return worldsFrom([
      [draw, factsOf({ ...ended, periods: et })],
      [1 - draw, factsOf(ended)],
    ]);
  }
  return worldsFrom([
    [home, factsOf({ ...ended, advances: 'home' })],
    [1 - home, factsOf({ ...ended, advances: 'away' })],
  ]);
}

function worldsOf(input: FootballInput, state: FootballState): Ask {
  const goals = goalWorlds(input, state);
  const corners = cornersOf(input, state);
  return (market, outcome) => {
    const { base, stat } = market.type;
    if (base === 'scorer' || base === 'player-total') {
      return playerWorlds(market, outcome, input, state);
    }
    if (base === 'advances' || base === 'goes-to') return cupWorlds(input, state, base);
    if (stat === 'goals') return goals(market, outcome);
    if (stat === 'corners') return corners(market, outcome);
    return stat === 'cards' ? cardWorlds(input, state) : rareOf(stat, input, state);
  };
}

/** The present score of a market's stat and period. */
export function footballScore(state: FootballState, { type }: Market): Pair {
  if (type.stat === 'goals') return periodScore(state, type.period);
  if (type.stat === 'corners') return cornerScore(state, type.period);
  return type.stat === 'cards' ? state.cards : [0, 0];
}

/**
 * Football's price model: goals are Poisson by side and half, corners negative binomial, cards
 * Poisson, corners and cards independent of goals; everything else follows, so that no two prices
 * contradict (domain page of sports, 3).
 */
export function footballModel(
  input: FootballInput,
  state: FootballState = footballKickOff,
): PriceModel {
  return {
    worldsOf: memoised(worldsOf(input, state)),
    scoreOf: (market) => footballScore(state, market),
  };
}

/** Worlds that do not depend on the outcome are worked out once per kind and parameter. */
function memoised(ask: Ask): Ask {
  const known = new Map<string, Worlds | null>();
  return (market, outcome) => {
    const { kind, base } = market.type;
    const isOfPlayer = base === 'scorer' || base === 'player-total';
    const of = isOfPlayer ? `${market.playerId ?? ''}|${outcome}` : '';
    const key = `${kind}|${market.param ?? ''}|${of}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const worlds = ask(market, outcome);
    known.set(key, worlds);
    return worlds;
  };
}
