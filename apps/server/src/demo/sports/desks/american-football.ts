import { createSeededRandom } from '@pavilion/domain/random';
import {
  americanFootballModel,
  driveFactsAt,
  playAmericanFootball,
  regularDrives,
  type AmericanFootballInput,
  type DrivePath,
} from '@pavilion/sports';
import type { DemoSport, Matchup, Standing } from '../demo-sport.ts';
import { sharesOf } from '../player-shares.ts';
import { minuteMs, paceOf, stepsOver } from './pace.ts';

const usual = { home: 0.04, strength: 0.11 };
const driveMs = 8 * minuteMs;
const halfTimeMs = 14 * minuteMs;
/**
 * Games a price is made of: a chance of one half is known to a hundredth, well within the margin.
 */
const games = 2500;
const minutesOfQuarter = 15;
const quarters = 4;

/** Touchdowns by shirt; the others are of defences and of who seldom plays. */
const scoring = { weights: [0.09, 0.24, 0.1, 0.17, 0.12, 0.06, 0.1], whole: 0.88 };

function inputOf({ home, away, squads }: Matchup): AmericanFootballInput {
  return {
    strengthHome: Math.exp(usual.home + usual.strength * (home - away)),
    strengthAway: Math.exp(-usual.home - usual.strength * (home - away)),
    players: sharesOf(squads, scoring),
  };
}

/** American football, drive by drive. */
export const americanFootball: DemoSport = {
  sport: 'american-football',
  play: (matchup) => {
    const { seed } = matchup;
    const input = inputOf(matchup);
    const path = playAmericanFootball(input, createSeededRandom(seed));
    const ends = paceOf(seed, path.length, driveMs, (drive) =>
      drive === regularDrives / 2 ? halfTimeMs : 0,
    );
    return {
      players: input.players.map(({ playerId }) => playerId),
      before: () => americanFootballModel(input, createSeededRandom(`${seed}/prices`), [], games),
      at: (elapsedMs) => standingAt(input, path, seed, stepsOver(ends, elapsedMs)),
    };
  },
};

function standingAt(
  input: AmericanFootballInput,
  path: DrivePath,
  seed: string,
  played: number,
): Standing {
  const facts = driveFactsAt(input, path, played);
  const minutes = (played / regularDrives) * quarters * minutesOfQuarter;
  const quarter = Math.floor(minutes / minutesOfQuarter);
  const isOver = played >= path.length;
  return {
    facts,
    score: facts.periods.full?.stats.points ?? [0, 0],
    minute: null,
    period:
      quarter >= quarters && path.length > regularDrives ? 'ot' : `q${Math.min(quarter, 3) + 1}`,
    clock: null,
    serving: null,
    isOver,
    isStopped: false,
    priceKey: String(played),
    model: () => {
      const random = createSeededRandom(`${seed}/prices/${played}`);
      return americanFootballModel(input, random, path.slice(0, played), games);
    },
  };
}
