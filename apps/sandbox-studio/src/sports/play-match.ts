import type { RandomStream } from '@pavilion/games';

export type Outcome = 'home' | 'draw' | 'away';

/** What is written on the board at the end, and when football's goals fell. */
export interface Score {
  home: number;
  away: number;
  /** Minutes 1 to 90. */
  homeGoals: readonly number[];
  awayGoals: readonly number[];
}

/** Scores by weight: winner's goals, loser's goals. */
const wins: readonly (readonly [number, number, number])[] = [
  [1, 0, 30],
  [2, 0, 20],
  [2, 1, 24],
  [3, 1, 12],
  [3, 0, 9],
  [4, 1, 5],
];
const draws: readonly (readonly [number, number, number])[] = [
  [0, 0, 30],
  [1, 1, 45],
  [2, 2, 20],
  [3, 3, 5],
];
const fullTimeMinutes = 90;
const runs = { least: 118, spread: 86, lead: 38 };

/** A score that fits the outcome. */
export function playMatch(
  sport: 'football' | 'cricket',
  outcome: Outcome,
  stream: RandomStream,
): Score {
  if (sport === 'cricket') return playCricket(outcome, stream);
  const [more, fewer] = pick(outcome === 'draw' ? draws : wins, stream);
  const [home, away] = outcome === 'away' ? [fewer, more] : [more, fewer];
  return {
    home,
    away,
    homeGoals: minutesOf(home, stream),
    awayGoals: minutesOf(away, stream),
  };
}

function playCricket(outcome: Outcome, stream: RandomStream): Score {
  const more = runs.least + runs.lead + stream.draw(runs.spread);
  const fewer = more - 1 - stream.draw(runs.lead);
  const [home, away] = outcome === 'away' ? [fewer, more] : [more, fewer];
  return { home, away, homeGoals: [], awayGoals: [] };
}

function pick(
  table: readonly (readonly [number, number, number])[],
  stream: RandomStream,
): readonly [number, number] {
  let left = stream.draw(table.reduce((sum, [, , weight]) => sum + weight, 0));
  for (const [more, fewer, weight] of table) {
    if (left < weight) return [more, fewer];
    left -= weight;
  }
  throw new Error('a drawn weight is within the table');
}

const minutesOf = (count: number, stream: RandomStream): number[] =>
  Array.from({ length: count }, () => 1 + stream.draw(fullTimeMinutes)).toSorted((a, b) => a - b);

/**
 * The board while a match runs: `share` of its time has passed. In cricket the home side bats
 * first.
 */
export function scoreAt(
  sport: 'football' | 'cricket',
  score: Score,
  share: number,
): { home: number; away: number; minute: number | null } {
  if (sport === 'football') {
    const minute = Math.min(fullTimeMinutes, 1 + Math.floor(share * fullTimeMinutes));
    const until = (goals: readonly number[]): number => goals.filter((at) => at <= minute).length;
    return { home: until(score.homeGoals), away: until(score.awayGoals), minute };
  }
  const innings = (runsMade: number, begun: number): number =>
    Math.floor(runsMade * Math.min(1, Math.max(0, begun)));
  return {
    home: innings(score.home, share * 2),
    away: innings(score.away, share * 2 - 1),
    minute: null,
  };
}
