import { leaguePoints } from '@pavilion/sports';
import type { DemoSettings } from '../matches/index.ts';
import {
  edgeOf,
  progressOfSport,
  scoresOf,
  sportSeason,
  sportSeasonsAt,
  strengthOf,
  type SportSeason,
} from '../sports/index.ts';
import { knockOutSeason } from './knock-out-season.ts';
import type { OutrightSeason } from './outright-season.ts';
import { playOn, tableOf } from './season-table.ts';

/** How often the rest of a season is played for its prices: see those of football. */
const times = { usual: 4_000, fast: 1_500 };

/** The seasons of all sports but football that are played at a moment. */
export const sportOutrightsAt = (
  settings: DemoSettings,
  at: Date,
  courts?: number,
): OutrightSeason[] =>
  sportSeasonsAt(settings, at, courts)
    .flatMap((season) => [season, ...drawnAfter(settings, season, courts)])
    .map((season) => seasonFrom(settings, season));

/** A knock-out is on offer while the one before it is played: it stops as soon as it begins. */
function drawnAfter(
  settings: DemoSettings,
  { league, number }: SportSeason,
  courts: number | undefined,
): SportSeason[] {
  if (league.format !== 'knock-out') return [];
  const next = sportSeason(settings, league.code, number + 1, courts);
  return next === null ? [] : [next];
}

/** A season of another sport than football; null for a league there is not. */
export function sportOutright(
  settings: DemoSettings,
  code: string,
  number: number,
  courts?: number,
): OutrightSeason | null {
  const season = sportSeason(settings, code, number, courts);
  return season && seasonFrom(settings, season);
}

function seasonFrom(settings: DemoSettings, season: SportSeason): OutrightSeason {
  const { league, number, matches } = season;
  if (league.format === 'knock-out') return knockOutSeason(settings, season);
  const { sport, speed, sides, code, names } = league;
  const strength = (side: (typeof sides)[number]): number =>
    strengthOf(settings.seed, league, side);
  const tableAt = (at: Date) =>
    tableOf(
      sides.map(({ key }) => key),
      matches.map((match) => ({
        ...{ home: match.homeKey, away: match.awayKey },
        ...{ edge: edgeOf(settings, league, match), ...progressOfSport(settings, match, at) },
      })),
      leaguePoints(sport),
    );
  return {
    ...{ code, number, format: 'league', names, tableAt },
    runners: sides.toSorted((a, b) => strength(b) - strength(a)),
    closes: matches.at(-1)?.start ?? new Date(0),
    // Some match is always under way: only near the end one of them may decide the season.
    isOpenInPlay: ({ fixtures }) => fixtures.length > sides.length,
    endsFrom: async (at, seed, pause) => {
      const table = tableAt(at);
      const draw = await scoresOf(
        sport,
        table.fixtures.map(({ edge }) => edge),
        pause,
      );
      return playOn(table, {
        ...{ seed, pause, times: speed > 1 ? times.fast : times.usual },
        play: ({ edge }, random) => draw(edge, random),
      });
    },
  };
}
