import { randomPoisson } from '@pavilion/domain/random';
import { leaguePoints } from '@pavilion/sports';
import {
  leagueSeason,
  leagueSeasonsAt,
  progressOf,
  type DemoSettings,
  type LeagueSeason,
} from '../matches/index.ts';
import type { OutrightSeason } from './outright-season.ts';
import { playOn, tableOf } from './season-table.ts';

/**
 * How often the rest of a season is played for its prices: of leagues that are played fast less
 * often, because their table changes every few minutes.
 */
const times = { usual: 20_000, fast: 3_000 };

/** The seasons of football that are played at a moment. */
export const footballSeasonsAt = (settings: DemoSettings, at: Date): OutrightSeason[] =>
  leagueSeasonsAt(settings, at).map(seasonFrom);

/** A season of football; throws RangeError for a league that is none of the demo's. */
export const footballSeason = (
  settings: DemoSettings,
  code: string,
  number: number,
): OutrightSeason => seasonFrom(leagueSeason(settings, code, number));

function seasonFrom(season: LeagueSeason): OutrightSeason {
  const { league, names, number, isFast, matches } = season;
  const tableAt = (at: Date) =>
    tableOf(
      league.teams.map(({ key }) => key),
      matches.map((demo) => {
        const { homeKey: home, awayKey: away, lambdaHome, lambdaAway } = demo.match;
        return { home, away, lambdaHome, lambdaAway, ...progressOf(demo, at) };
      }),
      leaguePoints('football'),
    );
  return {
    code: league.code,
    ...{ number, format: 'league', names, tableAt },
    runners: byStrength(season),
    closes: matches.at(-1)?.kickoff ?? new Date(0),
    isOpenInPlay: () => isFast,
    endsFrom: (at, seed, pause) =>
      playOn(tableAt(at), {
        ...{ seed, pause, times: isFast ? times.fast : times.usual },
        play: ({ lambdaHome, lambdaAway }, random) => [
          randomPoisson(random, lambdaHome),
          randomPoisson(random, lambdaAway),
        ],
      }),
  };
}

/** Teams by how many goals more than the others they are expected to score over the season. */
function byStrength({ league, matches }: LeagueSeason): OutrightSeason['runners'] {
  const expected = new Map<string, number>();
  for (const { match } of matches) {
    const edge = match.lambdaHome - match.lambdaAway;
    expected.set(match.homeKey, (expected.get(match.homeKey) ?? 0) + edge);
    expected.set(match.awayKey, (expected.get(match.awayKey) ?? 0) - edge);
  }
  const of = (key: string): number => expected.get(key) ?? 0;
  return league.teams.toSorted((a, b) => of(b.key) - of(a.key));
}
