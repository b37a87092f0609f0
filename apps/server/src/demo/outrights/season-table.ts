import { createSeededRandom, randomPoisson } from '@pavilion/domain/random';
import {
  playLeague,
  type LeagueFixture,
  type LeagueSide,
  type OutrightOrder,
} from '@pavilion/sports';
import { progressOf, type LeagueSeason } from '../matches/index.ts';

interface ExpectedFixture extends LeagueFixture {
  lambdaHome: number;
  lambdaAway: number;
}

/** How a season stands at a moment: its table, and what is still to be played. */
export interface SeasonTable {
  sides: readonly LeagueSide[];
  fixtures: readonly ExpectedFixture[];
  playedCount: number;
  /** A match is under way: the table is about to change. */
  isMoving: boolean;
  isOver: boolean;
}

type Score = readonly [home: number, away: number];

/** Works the table of a season out from its matches; what is under way is still to be played. */
export function tableAt(season: LeagueSeason, at: Date): SeasonTable {
  const all = season.matches.map((match) => ({ match, ...progressOf(match, at) }));
  const over = all.filter(({ phase }) => phase === 'over');
  return {
    sides: sidesAfter(
      season,
      over.map(({ match: { match }, score }) => ({
        ...{ home: match.homeKey, away: match.awayKey, score },
      })),
    ),
    fixtures: all
      .filter(({ phase }) => phase !== 'over')
      .map(({ match: { match } }) => ({
        ...{ home: match.homeKey, away: match.awayKey },
        ...{ lambdaHome: match.lambdaHome, lambdaAway: match.lambdaAway },
      })),
    playedCount: over.length,
    isMoving: all.some(({ phase }) => phase === 'live'),
    isOver: over.length === all.length,
  };
}

function sidesAfter(
  { league }: LeagueSeason,
  results: readonly (LeagueFixture & { score: Score })[],
): LeagueSide[] {
  const table = new Map(
    league.teams.map(({ key }) => [key, { runnerId: key, points: 0, difference: 0, scored: 0 }]),
  );
  for (const { home, away, score } of results) {
    credit(table.get(home), score[0], score[1]);
    credit(table.get(away), score[1], score[0]);
  }
  return [...table.values()];
}

type Row = { -readonly [Field in keyof LeagueSide]: LeagueSide[Field] };

function credit(row: Row | undefined, own: number, other: number): void {
  if (row === undefined) throw new RangeError('a match of a side that is not in the league');
  row.points += own > other ? 3 : own === other ? 1 : 0;
  row.difference += own - other;
  row.scored += own;
}

/** The order in which a season ended. */
export const finalOrder = ({ sides }: SeasonTable): OutrightOrder =>
  playLeague(sides, [], () => [0, 0]);

/** So many are played before others get their turn. */
const seasonsAtOnce = 250;

/**
 * Plays the rest of a season so many times, by the law of its matches. `pause` lets others run in
 * between. Matches are looked up by their pair: each pair meets once on each ground.
 */
export async function playOn(
  table: SeasonTable,
  { seed, times, pause }: { seed: string; times: number; pause: () => Promise<void> },
): Promise<OutrightOrder[]> {
  const random = createSeededRandom(seed);
  const expected = new Map(table.fixtures.map((one) => [`${one.home}/${one.away}`, one]));
  const score = ({ home, away }: LeagueFixture): Score => {
    const { lambdaHome = 0, lambdaAway = 0 } = expected.get(`${home}/${away}`) ?? {};
    return [randomPoisson(random, lambdaHome), randomPoisson(random, lambdaAway)];
  };
  const ends: OutrightOrder[] = [];
  while (ends.length < times) {
    const count = Math.min(seasonsAtOnce, times - ends.length);
    for (let run = 0; run < count; run += 1)
      ends.push(playLeague(table.sides, table.fixtures, score));
    await pause();
  }
  return ends;
}
