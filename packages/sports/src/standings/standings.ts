import type { Pair } from '../engine/facts.ts';
import type { Sport } from '../engine/market-type.ts';

/** A match of a league that counts for its table. */
export interface PlayedMatch {
  readonly home: string;
  readonly away: string;
  readonly score: Pair;
}

export interface StandingRow {
  /** From 1; teams that nothing tells apart share one. */
  readonly rank: number;
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
  /** The last five, the newest last: `WDLWW`. */
  readonly form: string;
}

type Tally = Omit<StandingRow, 'rank' | 'points'>;

const formLength = 5;

/** What a league gives for a win and for a draw. */
export interface LeaguePoints {
  readonly win: number;
  readonly draw: number;
}

const pointsOf: Partial<Record<Sport, LeaguePoints>> = {
  football: { win: 3, draw: 1 },
  'ice-hockey': { win: 2, draw: 1 },
};
const winsAlone: LeaguePoints = { win: 1, draw: 0 };

/** The points of a sport's leagues. Sports without draws count wins alone. */
export const leaguePoints = (sport: Sport): LeaguePoints => pointsOf[sport] ?? winsAlone;

/**
 * The table of a league from its matches, the oldest first: by points, then by the difference of
 * what was scored and conceded, then by what was scored. Leagues with rules of their own (matches
 * between the two) are not told apart.
 */
export function standingsOf(sport: Sport, matches: readonly PlayedMatch[]): StandingRow[] {
  const tallies = new Map<string, Tally>();
  for (const { home, away, score } of matches) {
    tallies.set(home, withMatch(tallies.get(home) ?? blank(home), score));
    tallies.set(away, withMatch(tallies.get(away) ?? blank(away), [score[1], score[0]]));
  }
  const { win, draw } = leaguePoints(sport);
  const rows = [...tallies.values()]
    .map((tally) => ({ ...tally, points: tally.won * win + tally.drawn * draw }))
    .toSorted((a, b) => better(a, b) || (a.team < b.team ? -1 : 1));
  return rows.map((row) => ({
    rank: rows.findIndex((other) => better(other, row) === 0) + 1,
    ...row,
  }));
}

type Placed = Pick<StandingRow, 'points' | 'scored' | 'conceded'>;

const better = (a: Placed, b: Placed): number =>
  b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored;

const blank = (team: string): Tally => ({
  team,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  form: '',
});

function withMatch(tally: Tally, [own, other]: Pair): Tally {
  const result = own > other ? 'W' : own === other ? 'D' : 'L';
  return {
    team: tally.team,
    played: tally.played + 1,
    won: tally.won + Number(result === 'W'),
    drawn: tally.drawn + Number(result === 'D'),
    lost: tally.lost + Number(result === 'L'),
    scored: tally.scored + own,
    conceded: tally.conceded + other,
    form: (tally.form + result).slice(-formLength),
  };
}
