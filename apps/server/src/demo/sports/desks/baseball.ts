import { createSeededRandom } from '@pavilion/domain/random';
import {
  baseballFactsAt,
  baseballModel,
  baseballStateOf,
  playBaseball,
  type BaseballInput,
  type BaseballPath,
} from '@pavilion/sports';
import type { DemoSport, Matchup, Standing } from '../demo-sport.ts';
import { minuteMs, paceOf, stepsOver } from './pace.ts';

const usual = { home: 4.5, away: 4.3, strength: 0.09, extraHomeShare: 0.52 };
const innings = 9;
const inningMs = 17 * minuteMs;

function inputOf({ home, away }: Matchup): BaseballInput {
  const edge = usual.strength * (home - away);
  return {
    runsHome: usual.home * Math.exp(edge),
    runsAway: usual.away * Math.exp(-edge),
    extraHomeShare: usual.extraHomeShare,
  };
}

/** Baseball, told inning by inning; extra innings are told with the ninth. */
export const baseball: DemoSport = {
  sport: 'baseball',
  play: (matchup) => {
    const input = inputOf(matchup);
    const path = playBaseball(input, createSeededRandom(matchup.seed));
    const ends = paceOf(matchup.seed, innings, inningMs);
    return {
      before: () => baseballModel(input),
      at: (elapsedMs) => standingAt(input, path, stepsOver(ends, elapsedMs)),
    };
  },
};

function standingAt(input: BaseballInput, path: BaseballPath, played: number): Standing {
  const facts = baseballFactsAt(path, played);
  return {
    facts,
    score: facts.periods.full?.stats.runs ?? [0, 0],
    minute: null,
    period: `i${Math.min(played + 1, innings)}`,
    clock: null,
    serving: null,
    isOver: played >= innings,
    isStopped: false,
    priceKey: String(played),
    model: () => baseballModel(input, baseballStateOf(facts, played)),
  };
}
