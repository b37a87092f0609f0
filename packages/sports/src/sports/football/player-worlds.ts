import { factsOf, periodOf, type Facts, type Incident, type Side } from '../../engine/facts.ts';
import type { Market } from '../../engine/market-type.ts';
import type { Worlds } from '../../pricing/chances.ts';
import { poissonCounts, tail } from '../../pricing/distributions.ts';
import { worldsFrom } from '../../pricing/pair-worlds.ts';
import {
  evenLeft,
  goalsLeft,
  type FootballInput,
  type FootballPlayer,
  type FootballState,
} from './input.ts';

const mostOfPlayer = 12;

const isScored = ({ stat, isOwn }: Incident): boolean => stat === 'goals' && isOwn !== true;

/** Goals of the side that its own players will score, on average. */
function toScore(input: FootballInput, state: FootballState, side: Side): number {
  const lambda = side === 'home' ? input.lambdaHome : input.lambdaAway;
  return lambda * goalsLeft(state.playedMinutes);
}

function takesPart({ playerId, side }: FootballPlayer, stats: Record<string, number> = {}) {
  return { playerId, side, tookPart: true, enteredNo: 0, stats };
}

function goal(no: number, side: Side, playerId: string | null): Incident {
  return { no, stat: 'goals', period: '2h', minute: 90, side, value: 1, playerId };
}

/** An ended match with these goals and nobody but the asked player on the pitch. */
function endWith(goals: readonly Incident[], player: FootballPlayer | null): Facts {
  return factsOf({
    ended: 'completed',
    periods: { reg: periodOf({ goals: [0, 0] }) },
    incidents: goals,
    players: player === null ? [] : [takesPart(player)],
  });
}

/** How many goals the player scores: each goal of his side is his with his share. */
function countWorlds(input: FootballInput, state: FootballState, player: FootballPlayer): Worlds {
  const own = state.incidents.filter(
    (each) => isScored(each) && each.playerId === player.playerId,
  ).length;
  const mean = toScore(input, state, player.side) * player.goalShare;
  return worldsFrom(
    poissonCounts(mean, mostOfPlayer).map((weight, more) => {
      const goals = Array.from({ length: own + more }, (_, index) =>
        goal(index + 1, player.side, player.playerId),
      );
      return [weight, endWith(goals, player)] as const;
    }),
  );
}

/**
 * Who scores first or last: own goals are passed over. Of the first nothing is left once there is
 * one; of the last the present scorer stays when no more come.
 */
function endWorlds(
  input: FootballInput,
  state: FootballState,
  which: 'first' | 'last',
  player: FootballPlayer | null,
): Worlds | null {
  const scored = state.incidents.filter(isScored);
  if (which === 'first' && scored.length > 0) return null;
  const scorable = 1 - input.ownGoalShare;
  const mean = (['home', 'away'] as const)
    .map((side) => toScore(input, state, side) * scorable)
    .reduce((sum, each) => sum + each);
  const more = tail(poissonCounts(mean, 40), 1);
  const own = player === null ? 0 : toScore(input, state, player.side) * player.goalShare;
  const share = mean === 0 ? 0 : own / mean;
  const side = player?.side ?? 'home';
  const next = scored.length + 1;
  return worldsFrom([
    [more * share, endWith([...scored, goal(next, side, player?.playerId ?? null)], player)],
    [more * (1 - share), endWith([...scored, goal(next, side, '')], player)],
    [1 - more, endWith(scored, player)],
  ]);
}

const meanOf: Readonly<Record<string, (player: FootballPlayer) => number>> = {
  shots: ({ shots }) => shots,
  shots_on_target: ({ shotsOnTarget }) => shotsOnTarget,
  cards: ({ cards }) => cards,
};

function totalWorlds(market: Market, state: FootballState, player: FootballPlayer): Worlds | null {
  const { stat } = market.type;
  const mean = meanOf[stat]?.(player);
  // What a player has so far is told by incidents; a stat without any has no price in play.
  const own = state.incidents.filter(
    (each) => each.stat === stat && each.playerId === player.playerId,
  );
  if (mean === undefined || (state.playedMinutes > 0 && stat !== 'cards')) return null;
  const now = own.reduce((sum, { value }) => sum + value, 0);
  const counts = poissonCounts(mean * evenLeft(state.playedMinutes), mostOfPlayer);
  return worldsFrom(
    counts.map((weight, more) => [
      weight,
      factsOf({
        ended: 'completed',
        periods: { reg: periodOf({}) },
        players: [takesPart(player, { [stat]: now + more })],
      }),
    ]),
  );
}

/** Worlds of a market about one player; null for a player the model does not know. */
export function playerWorlds(
  market: Market,
  outcome: string,
  input: FootballInput,
  state: FootballState,
): Worlds | null {
  const asked = market.playerId ?? outcome;
  const player = input.players.find(({ playerId }) => playerId === asked) ?? null;
  const { base, param } = market.type;
  if (base === 'scorer' && (param === 'first' || param === 'last')) {
    return player === null && asked !== 'none' ? null : endWorlds(input, state, param, player);
  }
  if (player === null) return null;
  if (base === 'scorer') return countWorlds(input, state, player);
  return base === 'player-total' ? totalWorlds(market, state, player) : null;
}
