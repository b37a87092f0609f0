import { createSeededRandom } from '@pavilion/domain/random';
import {
  hockeyFactsAt,
  hockeyModel,
  hockeyStateOf,
  playHockey,
  type HockeyInput,
  type HockeyPath,
} from '@pavilion/sports';
import type { DemoSport, Matchup, Standing } from '../demo-sport.ts';
import { minuteMs, playedAt, stretchesOf } from './pace.ts';

const usual = { home: 3.15, away: 2.9, strength: 0.11, extraHomeShare: 0.52 };
const gameMinutes = 60;
const thirdMinutes = 20;
const stretches = stretchesOf({ lastsMinutes: 38, playMinutes: thirdMinutes }, [18, 18]);

function inputOf({ home, away }: Matchup): HockeyInput {
  const edge = usual.strength * (home - away);
  return {
    lambdaHome: usual.home * Math.exp(edge),
    lambdaAway: usual.away * Math.exp(-edge),
    extraHomeShare: usual.extraHomeShare,
  };
}

/** Ice hockey: goals by the minute; a level game is told with what decided it. */
export const iceHockey: DemoSport = {
  sport: 'ice-hockey',
  play: (matchup) => {
    const input = inputOf(matchup);
    const path = playHockey(input, createSeededRandom(matchup.seed));
    return {
      before: () => hockeyModel(input),
      at: (elapsedMs, stopMs) => standingAt(input, path, elapsedMs, stopMs),
    };
  },
};

function standingAt(
  input: HockeyInput,
  path: HockeyPath,
  elapsedMs: number,
  stopMs: number,
): Standing {
  const { minutes, isRunning } = playedAt(stretches, elapsedMs);
  const facts = hockeyFactsAt(path, minutes);
  const goals = facts.incidents.length;
  const third = Math.min(Math.floor(minutes / thirdMinutes + 1e-9), 2);
  const inThird = Math.min(minutes - third * thirdMinutes, thirdMinutes);
  const before = hockeyFactsAt(path, playedAt(stretches, elapsedMs - stopMs).minutes);
  const isOver = minutes >= gameMinutes;
  return {
    facts,
    score: facts.periods.full?.stats.goals ?? [0, 0],
    minute: Math.min(Math.floor(minutes) + 1, gameMinutes),
    period: `p${third + 1}`,
    clock: { seconds: Math.round((thirdMinutes - inThird) * 60), isRunning },
    serving: null,
    isOver,
    isStopped: !isOver && elapsedMs >= minuteMs / 60 && before.incidents.length < goals,
    priceKey: `${Math.floor(minutes)}:${goals}`,
    model: () => hockeyModel(input, hockeyStateOf(facts, minutes)),
  };
}
