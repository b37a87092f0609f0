import type { FixtureMessage } from '@pavilion/sports';
import {
  enterResult,
  insertEvent,
  isBeyondItsBets,
  moveStart,
  postponeEvent,
  voidOf,
} from '../sportsbook/index.ts';
import type { Desk } from './desk.ts';
import type { OurEvent } from './our-event.store.ts';

/** Whose word a result is, in the log of results. */
export const reasonOf = ({ source }: Desk): string => `feed ${source.name}`;

/** What a source's fixture changed of an event. */
interface FixtureTaken {
  isChanged: boolean;
  /** The event that is meant from now on: another one where it was put off beyond its bets. */
  eventId: string;
}

/** Takes a cancellation or another start over. Call under `lockEvent`. */
export async function takeFixture(
  desk: Desk,
  { row }: OurEvent,
  { change, startTimeMs }: FixtureMessage,
): Promise<FixtureTaken> {
  const unchanged = { isChanged: false, eventId: row.id };
  if (row.state !== 'upcoming' && row.state !== 'postponed' && row.state !== 'live')
    return unchanged;
  if (change === 'cancelled') {
    await enterResult(desk.trx, voidOf(row.id, reasonOf(desk)), desk.now);
    return { isChanged: true, eventId: row.id };
  }
  const startTime = new Date(startTimeMs);
  const isMoved = startTimeMs !== row.start_time.getTime() || row.state === 'postponed';
  if (row.state === 'live' || !isMoved) return unchanged;
  const { trx, now } = desk;
  if (row.home_team_id !== null && (await isBeyondItsBets(trx, row, startTime))) {
    // The match put off keeps the bets, which the rules void in time; the new date is another one.
    await postponeEvent(trx, row.id, now);
    return { isChanged: true, eventId: await addAnew(desk, row, startTime) };
  }
  await moveStart(trx, row.id, { startTime, startDay: null }, now);
  return { isChanged: true, eventId: row.id };
}

async function addAnew(desk: Desk, row: OurEvent['row'], startTime: Date): Promise<string> {
  const { context, trx, source, now } = desk;
  const { home_team_id: homeTeamId, away_team_id: awayTeamId } = row;
  if (homeTeamId === null || awayTeamId === null) throw new Error('a meeting has two teams');
  const id = context.ids.next();
  await insertEvent(trx, {
    ...{ id, leagueId: row.league_id, source: source.name, homeTeamId, awayTeamId, startTime },
    // The sports of the database are those of the catalogue.
    sport: row.sport as OurEvent['sport'],
    sourceKey: `${source.name}:${id}`,
    ...{ allowsLive: true, now },
  });
  return id;
}
