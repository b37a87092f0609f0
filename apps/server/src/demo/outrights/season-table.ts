import type { Random } from '@pavilion/domain/ids';
import { createSeededRandom } from '@pavilion/domain/random';
import {
  creditMatch,
  playLeague,
  type LeagueFixture,
  type LeaguePoints,
  type LeagueSide,
  type OutrightOrder,
} from '@pavilion/sports';

type Score = readonly [home: number, away: number];

/** A match of a season, how far it is, and by how much home is expected to be better. */
export interface SeasonMatch extends LeagueFixture {
  phase: 'to-come' | 'live' | 'over';
  score: Score;
}

/** How a season stands at a moment: its table, and what is still to be played. */
export interface SeasonTable<Match extends SeasonMatch = SeasonMatch> {
  points: LeaguePoints;
  sides: readonly LeagueSide[];
  fixtures: readonly Match[];
  playedCount: number;
  /** A match is under way: the table is about to change. */
  isMoving: boolean;
  isOver: boolean;
}

/** The table of a season from its matches; what is under way is still to be played. */
export function tableOf<Match extends SeasonMatch>(
  runnerIds: readonly string[],
  matches: readonly Match[],
  points: LeaguePoints,
): SeasonTable<Match> {
  const sides = new Map(
    runnerIds.map((runnerId) => [runnerId, { runnerId, points: 0, difference: 0, scored: 0 }]),
  );
  const over = matches.filter(({ phase }) => phase === 'over');
  for (const { home, away, score } of over) {
    creditMatch(sides.get(home), score, points);
    creditMatch(sides.get(away), [score[1], score[0]], points);
  }
  return {
    points,
    sides: [...sides.values()],
    fixtures: matches.filter(({ phase }) => phase !== 'over'),
    playedCount: over.length,
    isMoving: matches.some(({ phase }) => phase === 'live'),
    isOver: over.length === matches.length,
  };
}

/** The order in which a season ended. */
export const finalOrder = ({ sides, points }: SeasonTable): OutrightOrder =>
  playLeague(sides, [], () => [0, 0], points);

/** So many are played before others get their turn. */
const seasonsAtOnce = 250;

interface PlayOn<Match> {
  seed: string;
  times: number;
  /** Draws the score of one match by the law it is played by. */
  play: (match: Match, random: Random) => Score;
  /** Lets others run in between. */
  pause: () => Promise<void>;
}

/** Plays the rest of a season so many times. */
export async function playOn<Match extends SeasonMatch>(
  { sides, fixtures, points }: SeasonTable<Match>,
  { seed, times, play, pause }: PlayOn<Match>,
): Promise<OutrightOrder[]> {
  const random = createSeededRandom(seed);
  const ends: OutrightOrder[] = [];
  while (ends.length < times) {
    const count = Math.min(seasonsAtOnce, times - ends.length);
    for (let run = 0; run < count; run += 1)
      ends.push(playLeague(sides, fixtures, (match) => play(match, random), points));
    await pause();
  }
  return ends;
}
