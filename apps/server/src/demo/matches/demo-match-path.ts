import { createSeededRandom, randomInteger } from '@pavilion/domain/random';
import { demoSquads, type DemoLeague, type DemoPlayer } from '@pavilion/domain/simulation';
import {
  playFootball,
  usualFootball,
  type FootballInput,
  type FootballPath,
  type FootballPlayer,
} from '@pavilion/sports';
import type { DemoMatch } from './demo-schedule.ts';

/**
 * A match of the demo as it is played: what its prices expect, what happens, and the stoppage time
 * of each half.
 */
export interface DemoMatchPath {
  input: FootballInput;
  path: FootballPath;
  stoppage: { first: number; second: number };
}

const paths = new WeakMap<DemoMatch, DemoMatchPath>();

/**
 * The course of a match; it follows from the seed, so that the same match is always played alike.
 */
export function demoPathOf(demo: DemoMatch): DemoMatchPath {
  const known = paths.get(demo);
  if (known) return known;
  const { key } = demo.match;
  const input = demoInputOf(demo);
  const random = createSeededRandom(`${key}/stoppage`);
  const stoppage = { first: randomInteger(random, 1, 4), second: randomInteger(random, 2, 7) };
  const made = { input, path: playFootball(input, createSeededRandom(key)), stoppage };
  paths.set(demo, made);
  return made;
}

const squads = new Map<string, ReturnType<typeof demoSquads>>();

/** Who plays for a team of a demo league. */
export function demoSquadOf(league: DemoLeague, teamKey: string): readonly DemoPlayer[] {
  const ofLeague = squads.get(league.code) ?? demoSquads(league);
  squads.set(league.code, ofLeague);
  return ofLeague.get(teamKey) ?? [];
}

/** What goals, shots and cards of a side come from whom: weights by position. */
const weights = {
  goalkeeper: { goals: 0, shots: 0, cards: 0.3 },
  defender: { goals: 1, shots: 1.4, cards: 1.3 },
  midfielder: { goals: 2.5, shots: 3, cards: 1.1 },
  forward: { goals: 6, shots: 5.5, cards: 0.7 },
} as const;
/** How far two of one position lie apart. */
const spread = { least: 0.6, most: 1.4 };
/** A side's shots for each goal it scores, and how many of them are on target. */
const shotsPerGoal = 9;
const onTargetShare = 0.35;

/**
 * What is expected of a demo match: its goals, and the usual of everything else, spread over its
 * players.
 */
export function demoInputOf({ league, match, knownFrom }: DemoMatch): FootballInput {
  const { homeKey, awayKey, lambdaHome, lambdaAway } = match;
  const home = playersOf(demoSquadOf(league, homeKey), 'home', lambdaHome);
  const away = playersOf(demoSquadOf(league, awayKey), 'away', lambdaAway);
  const cupHomeShare = knownFrom === null ? null : lambdaHome / (lambdaHome + lambdaAway);
  const players = [...home, ...away];
  return { ...usualFootball, lambdaHome, lambdaAway, cupHomeShare, players };
}

function playersOf(
  squad: readonly DemoPlayer[],
  side: 'home' | 'away',
  lambda: number,
): FootballPlayer[] {
  const drawn = squad.map(({ id, position }) => {
    const own = spread.least + (spread.most - spread.least) * createSeededRandom(id).next();
    const { goals, shots, cards } = weights[position];
    return { playerId: id, goals: goals * own, shots: shots * own, cards };
  });
  const sum = (field: 'goals' | 'shots' | 'cards'): number =>
    drawn.reduce((all, player) => all + player[field], 0);
  const total = { goals: sum('goals'), shots: sum('shots'), cards: sum('cards') };
  return drawn.map(({ playerId, goals, shots, cards }) => {
    const meanShots = (shotsPerGoal * lambda * shots) / total.shots;
    return {
      ...{ playerId, side, shots: meanShots, shotsOnTarget: meanShots * onTargetShare },
      goalShare: ((1 - usualFootball.ownGoalShare) * goals) / total.goals,
      cards: (yellowsOf(side) * cards) / total.cards,
    };
  });
}

/** Yellow cards a side is shown on average: a red counts as two of what is expected. */
function yellowsOf(side: 'home' | 'away'): number {
  const { cards, redCards } = usualFootball;
  const share = side === 'home' ? cards.homeShare : 1 - cards.homeShare;
  return (cards.mean - 2 * redCards) * share;
}
