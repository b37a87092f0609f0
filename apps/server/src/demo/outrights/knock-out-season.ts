import { createSeededRandom } from '@pavilion/domain/random';
import { leaguePoints, playKnockOut, type OutrightOrder } from '@pavilion/sports';
import type { DemoSettings } from '../matches/index.ts';
import {
  entrantsOf,
  progressOfSport,
  strengthOf,
  winChanceOf,
  winnerIn,
  type SportSeason,
} from '../sports/index.ts';
import type { OutrightSeason } from './outright-season.ts';
import { tableOf } from './season-table.ts';

/** How often the rest of a knock-out is played for its prices, and how often at once. */
const played = { times: 4_000, atOnce: 1_000 };

/**
 * A knock-out as an outright asks about it. Its table counts the ties that each side has won: who
 * wins the last one is first, and of the others whoever lost later is before.
 */
export function knockOutSeason(settings: DemoSettings, season: SportSeason): OutrightSeason {
  const { league, number, matches } = season;
  const { code, names } = league;
  const drawn = entrantsOf(settings, league, number);
  const sides = league.sides.filter(({ key }) => drawn.includes(key));
  const tableAt = (at: Date) =>
    tableOf(drawn, tiesAt(settings, season, at), leaguePoints(league.sport));
  const strength = (side: (typeof sides)[number]): number =>
    strengthOf(settings.seed, league, side);
  return {
    ...{ code, number, format: 'knock-out', names, tableAt },
    runners: sides.toSorted((a, b) => strength(b) - strength(a)),
    closes: matches.at(-1)?.start ?? new Date(0),
    // A tie decides too much: bets are taken before the first of them and in between.
    isOpenInPlay: () => false,
    endsFrom: (at, seed, pause) => endsOf(settings, season, at, { seed, pause }),
  };
}

const won = { home: [1, 0], away: [0, 1] } as const;

/** Its matches as ties that somebody wins, whatever the score at which the other gave up. */
function tiesAt(settings: DemoSettings, { matches }: SportSeason, at: Date) {
  return matches.map((match) => {
    const { phase } = progressOfSport(settings, match, at);
    const { homeKey: home, awayKey: away } = match;
    const isHome = phase === 'over' && winnerIn(settings, match) === home;
    return { home, away, phase, score: isHome ? won.home : won.away };
  });
}

interface Playing {
  seed: string;
  /** Lets others run in between. */
  pause: () => Promise<void>;
}

/** Plays the ties that are not over many times, each side going on as often as it is priced. */
async function endsOf(
  settings: DemoSettings,
  season: SportSeason,
  at: Date,
  { seed, pause }: Playing,
): Promise<OutrightOrder[]> {
  const { league, number, matches } = season;
  const drawn = entrantsOf(settings, league, number);
  const decided = matches.map((match) =>
    progressOfSport(settings, match, at).phase === 'over' ? winnerIn(settings, match) : null,
  );
  const random = createSeededRandom(seed);
  const playTie = (homeKey: string, awayKey: string, tieNo: number): string => {
    const winner = decided[tieNo] ?? null;
    if (winner !== null) return winner;
    const chance = winChanceOf(settings, league, { homeKey, awayKey });
    return random.next() < chance ? homeKey : awayKey;
  };
  const ends: OutrightOrder[] = [];
  while (ends.length < played.times) {
    for (let run = 0; run < played.atOnce; run += 1) ends.push(playKnockOut(drawn, playTie));
    await pause();
  }
  return ends;
}
