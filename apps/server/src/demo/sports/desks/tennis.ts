import { createSeededRandom } from '@pavilion/domain/random';
import {
  leastGames,
  periodOf,
  playSets,
  tennisProcess,
  type Facts,
  type SetsProcess,
  type SetsState,
  type Side,
} from '@pavilion/sports';
import type { DemoSport, Matchup } from '../demo-sport.ts';
import { minuteMs } from './pace.ts';
import { setsPlay } from './sets-play.ts';

/**
 * Points won at one's own serve: the mean of a tour, and what a deviation of strength adds and
 * takes.
 */
const serve = { mean: 0.635, own: 0.012, other: 0.012 };
const setsToWin = 2;
/** One match in eighty is given up (house figure). */
const retirementChance = 1 / 80;

/** Tennis, best of three: game by game, all ways priced at once. */
export const tennis: DemoSport = {
  sport: 'tennis',
  givenUpShare: retirementChance,
  play: (matchup) => {
    const { home, away, seed } = matchup;
    const process = tennisProcess(
      {
        home: serve.mean + serve.own * home - serve.other * away,
        away: serve.mean + serve.own * away - serve.other * home,
      },
      3,
    );
    return setsPlay({
      process,
      seed,
      unitMs: 4 * minuteMs,
      breakMs: 2 * minuteMs,
      tellsServer: true,
      retirement: retirementOf(matchup, process),
      retired: retiredFacts,
    });
  },
};

/** Who gives up, and when: by luck of its own, so that the score says nothing about it. */
function retirementOf(
  { seed }: Matchup,
  process: SetsProcess,
): { units: number; winner: Side } | null {
  const random = createSeededRandom(`${seed}/retirement`);
  if (random.next() >= retirementChance) return null;
  const length = playSets(process, createSeededRandom(seed)).length;
  const units = 1 + Math.floor(random.next() * (length - 1));
  return { units, winner: random.next() < 0.5 ? 'home' : 'away' };
}

/**
 * The facts of a match that a side gave up: what was played, who goes on, and the least it could
 * have become.
 */
export function retiredFacts(facts: Facts, state: SetsState, winner: Side): Facts {
  const now = `s${state.done.length + 1}`;
  const current = facts.periods[now];
  const full = facts.periods.full;
  if (full === undefined) return facts;
  const least = { games: leastOfMatch(state) };
  const ofSet = { games: leastGames(...state.now) };
  return {
    ...facts,
    ended: 'retired',
    isFinal: true,
    winner,
    periods: {
      ...facts.periods,
      full: periodOf(full.stats, false, least),
      ...(current === undefined ? {} : { [now]: periodOf(current.stats, false, ofSet) }),
    },
  };
}

/** Games of a set that the first side wins, at least: from `own` to `other`. */
const toWin = (other: number): number => (other <= 4 ? 6 + other : other === 5 ? 12 : 13);

/**
 * The smallest number of games with which the match could end: either side wins this set, then
 * those it still needs to love.
 */
function leastOfMatch({ done, now: [home, away] }: SetsState): number {
  const played = done.reduce((sum, [one, other]) => sum + one + other, 0);
  const wonBy = (isHome: boolean): number =>
    done.filter(([one, other]) => one > other === isHome).length;
  const [byHome, byAway] = [wonBy(true), wonBy(false)];
  const rest = (won: number, lost: number): number => 6 * (setsToWin - Math.max(won + 1, lost));
  return played + Math.min(toWin(away) + rest(byHome, byAway), toWin(home) + rest(byAway, byHome));
}
