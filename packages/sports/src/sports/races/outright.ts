import { factsOf, type Facts } from '../../engine/facts.ts';
import type { PriceModel } from '../../pricing/chances.ts';
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
  const shareOf = (isIt: (order: OutrightOrder) => boolean): number =>
    ends.filter(isIt).length / ends.length;
  return runnersModel({
    runnerIds: ends[0] ?? [],
    placeChance: (runnerId, places) =>
      shareOf((order) => order.slice(0, places).includes(runnerId)),
    duelChance: (a, b) => shareOf((order) => order.indexOf(a) < order.indexOf(b)),
  });
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
 * Plays the rest of a league once: three points a win, one a draw, then goal difference, then goals
 * scored, then by the order the sides were given in. `play` draws the score of one match.
 */
export function playLeague(
  sides: readonly LeagueSide[],
  fixtures: readonly LeagueFixture[],
  play: (fixture: LeagueFixture) => readonly [home: number, away: number],
): OutrightOrder {
  const table = new Map(sides.map((side) => [side.runnerId, { ...side }]));
  const credit = (runnerId: string, own: number, other: number): void => {
    const side = table.get(runnerId);
    if (side === undefined) throw new RangeError(`no such side in the league: ${runnerId}`);
    table.set(runnerId, {
      runnerId,
      points: side.points + (own > other ? 3 : own === other ? 1 : 0),
      difference: side.difference + own - other,
      scored: side.scored + own,
    });
  };
  for (const fixture of fixtures) {
    const [home, away] = play(fixture);
    credit(fixture.home, home, away);
    credit(fixture.away, away, home);
  }
  return [...table.values()]
    .toSorted((a, b) => b.points - a.points || b.difference - a.difference || b.scored - a.scored)
    .map(({ runnerId }) => runnerId);
}
