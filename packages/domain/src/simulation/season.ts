import type { Random } from '../ids/index.ts';
import { expectedGoals, type TeamStrengths } from '../pricing/index.ts';
import { createSeededRandom, randomInteger, shuffled } from '../random/index.ts';
import type { DemoLeague } from './demo-leagues.ts';
import { drawTeamStrengths } from './demo-strengths.ts';
import { roundRobin, type Pairing } from './round-robin.ts';

const dayMs = 86_400_000;
const slotMs = 900_000;

export interface SeasonOptions {
  league: DemoLeague;
  /**
   * The same seed gives the same strengths, the same order and, for the same `around`, the same
   * kick-offs.
   */
  seed: string;
  /** The instant the season is laid around: so many rounds before it, the others after. */
  around: Date;
  /** Rounds already played at `around`; 4 when left out. */
  pastRoundCount?: number;
  /** From one round to the next; a day when left out. */
  roundIntervalMs?: number;
  /** The kick-offs of a round lie within so much of its start; the whole interval when left out. */
  spreadMs?: number;
}

export interface SeasonMatch extends Pairing {
  /** Unique within the season, and the seed of its simulation. */
  key: string;
  /** Counted from 1. */
  round: number;
  kickoff: Date;
  lambdaHome: number;
  lambdaAway: number;
}

export interface Season {
  league: DemoLeague;
  strengths: TeamStrengths;
  /** In order of kick-off. */
  matches: SeasonMatch[];
}

/**
 * Lays out a league's season: strengths, a double round robin, and kick-offs on quarters of an
 * hour.
 */
export function generateSeason(options: SeasonOptions): Season {
  const { league, seed, around } = options;
  const random = createSeededRandom(`${seed}/${league.code}`);
  const keys = shuffled(
    random,
    league.teams.map(({ key }) => key),
  );
  const strengths = drawTeamStrengths(random, keys);
  const roundIntervalMs = options.roundIntervalMs ?? dayMs;
  const spreadMs = options.spreadMs ?? roundIntervalMs;
  const firstRoundMs = around.getTime() - (options.pastRoundCount ?? 4) * roundIntervalMs;
  const matches = roundRobin(keys).flatMap((pairs, index) =>
    pairs.map((pair) => ({
      ...pair,
      key: `${seed}/${league.code}/${index + 1}/${pair.homeKey}`,
      round: index + 1,
      kickoff: drawKickoff(random, firstRoundMs + index * roundIntervalMs, spreadMs),
      ...expectedGoals(strengths, pair.homeKey, pair.awayKey),
    })),
  );
  matches.sort((a, b) => a.kickoff.getTime() - b.kickoff.getTime() || a.round - b.round);
  return { league, strengths, matches };
}

/** A quarter of an hour within the spread after the start of the round. */
function drawKickoff(random: Random, roundStartMs: number, spreadMs: number): Date {
  const firstSlot = Math.ceil(roundStartMs / slotMs);
  const slotCount = Math.max(1, Math.floor(spreadMs / slotMs));
  return new Date((firstSlot + randomInteger(random, 0, slotCount - 1)) * slotMs);
}
