import { factsOf, type Facts, type Pair } from '../../engine/facts.ts';
import type { PriceModel } from '../../pricing/chances.ts';
import { leaguePoints, type LeaguePoints } from '../../standings/standings.ts';
import { runnersModel } from './runners-model.ts';

/** One way a season or bracket can end: the runners in the order of its table. */
export type OutrightOrder = readonly string[];

/** The facts of an ended competition: its runners in their order, the first is first. */
export function outrightFacts(order: OutrightOrder): Facts {
  return factsOf({
    ended: 'completed',
    isFinal: true,
    ran: order.length,
    runners: order.map((runnerId, index) => ({ runnerId, position: index + 1, status: 'ran' })),
  });
}

/**
 * The price model of an outright: what is left of the season is played many times with the model of
 * its matches, and each end counts alike.
 */
export function outrightModel(ends: readonly OutrightOrder[]): PriceModel {
  const counts = placeCounts(ends);
  const upTo = (runnerId: string, places: number): number =>
    (counts.get(runnerId) ?? []).slice(0, places).reduce((sum, count) => sum + count, 0);
  return runnersModel({
    runnerIds: ends[0] ?? [],
    placeChance: (runnerId, places) => upTo(runnerId, places) / ends.length,
    duelChance: (a, b) =>
      ends.filter((order) => order.indexOf(a) < order.indexOf(b)).length / ends.length,
  });
}

/** How often each runner ended at each place. */
function placeCounts(ends: readonly OutrightOrder[]): ReadonlyMap<string, readonly number[]> {
  const counts = new Map((ends[0] ?? []).map((runnerId, _, all) => [runnerId, all.map(() => 0)]));
  for (const order of ends) {
    for (const [place, runnerId] of order.entries()) {
      const own = counts.get(runnerId);
      if (own !== undefined) own[place] = (own[place] ?? 0) + 1;
    }
  }
  return counts;
}

/** A side of a league as the season's simulation sees it. */
export interface LeagueSide {
  readonly runnerId: string;
  readonly points: number;
  readonly difference: number;
  readonly scored: number;
}

/** A match still to be played, by the runners' ids. */
export interface LeagueFixture {
  readonly home: string;
  readonly away: string;
}

/**
 * Plays the rest of a league once, by its points for a win and a draw; level sides go by goal
 * difference, then by goals scored, then by the order they were given in. `play` draws the score of
 * one match. Throws RangeError for a match of a side that is not in the league.
 */
export function playLeague<Fixture extends LeagueFixture>(
  sides: readonly LeagueSide[],
  fixtures: readonly Fixture[],
  play: (fixture: Fixture) => readonly [home: number, away: number],
  points: LeaguePoints = leaguePoints('football'),
): OutrightOrder {
  const rows = sides.map((side): Row => ({ ...side }));
  const table = new Map(rows.map((row) => [row.runnerId, row]));
  for (const fixture of fixtures) {
    const [home, away] = play(fixture);
    creditMatch(table.get(fixture.home), [home, away], points);
    creditMatch(table.get(fixture.away), [away, home], points);
  }
  return rows
    .toSorted((a, b) => b.points - a.points || b.difference - a.difference || b.scored - a.scored)
    .map(({ runnerId }) => runnerId);
}

type Row = { -readonly [Field in keyof LeagueSide]: LeagueSide[Field] };

/** Adds a match to a side's row, own score first. Throws RangeError without a row. */
export function creditMatch(
  row: Row | undefined,
  [own, other]: Pair,
  { win, draw }: LeaguePoints,
): void {
  if (row === undefined) throw new RangeError('a match of a side that is not in the league');
  if (own >= other) row.points += own > other ? win : draw;
  row.difference += own - other;
  row.scored += own;
}
