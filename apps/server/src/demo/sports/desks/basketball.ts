import { createSeededRandom } from '@pavilion/domain/random';
import {
  basketballFactsAt,
  basketballModel,
  basketballStateAt,
  playBasketball,
  stepsOfQuarter,
  type BasketballInput,
  type BasketballPath,
} from '@pavilion/sports';
import type { DemoSport, Matchup, Standing } from '../demo-sport.ts';
import { sharesOf } from '../player-shares.ts';
import { playedAt, stretchesOf } from './pace.ts';

const usual = { home: 2.5, strength: 3.2, marginSd: 12, total: 166, totalSd: 15 };
const quarterMinutes = 10;
const quarters = 4;
const steps = quarters * stepsOfQuarter;
const stretches = stretchesOf({ lastsMinutes: 27, playMinutes: quarterMinutes }, [2, 15, 2]);

/** Five who start and three who come on score all there is. */
const scoring = { weights: [1.5, 1.25, 1.15, 1, 0.95, 0.75, 0.6, 0.5], whole: 1 };

function inputOf({ home, away, squads }: Matchup): BasketballInput {
  return {
    margin: usual.home + usual.strength * (home - away),
    marginSd: usual.marginSd,
    total: usual.total,
    totalSd: usual.totalSd,
    players: sharesOf(squads, scoring),
  };
}

/**
 * Basketball: margin and total, told every few seconds of play; overtime is told at once when it
 * comes.
 */
export const basketball: DemoSport = {
  sport: 'basketball',
  play: (matchup) => {
    const input = inputOf(matchup);
    const path = playBasketball(input, createSeededRandom(matchup.seed));
    return {
      players: input.players.map(({ playerId }) => playerId),
      before: () => basketballModel(input),
      at: (elapsedMs) => standingAt(input, path, elapsedMs),
    };
  },
};

function standingAt(input: BasketballInput, path: BasketballPath, elapsedMs: number): Standing {
  const { minutes, isRunning } = playedAt(stretches, elapsedMs);
  const played = Math.floor((minutes / quarterMinutes) * stepsOfQuarter + 1e-9);
  const facts = basketballFactsAt(path, played);
  const isOver = played >= steps;
  const quarter = Math.min(Math.floor(minutes / quarterMinutes + 1e-9), quarters - 1);
  const inQuarter = Math.min(minutes - quarter * quarterMinutes, quarterMinutes);
  return {
    facts,
    score: facts.periods.full?.stats.points ?? [0, 0],
    minute: Math.min(Math.floor(minutes) + 1, quarters * quarterMinutes),
    period: `q${quarter + 1}`,
    clock: { seconds: Math.round((quarterMinutes - inQuarter) * 60), isRunning },
    serving: null,
    isOver,
    isStopped: false,
    priceKey: String(played),
    model: () => basketballModel(input, basketballStateAt(path, played)),
  };
}
