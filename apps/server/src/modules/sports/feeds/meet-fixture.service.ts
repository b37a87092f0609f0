import { sports, type FixtureMessage, type Sport } from '@pavilion/sports';
import { findEventsOfPair, insertEvent, insertRace, type EventRow } from '../sportsbook/index.ts';
import type { About, Desk } from './desk.ts';
import { readToldEvents } from './feed-event.store.ts';
import { findFeedName } from './feed-name.store.ts';
import { tellDoubt } from './note-doubt.ts';
import { knowFixture, type KnownFixture } from './participants.service.ts';

/** As near as two tellings of the start of one event are: some tell the day alone. */
const nearMs = 24 * 60 * 60_000;

/**
 * The event of ours that a source means: what a person said, else the known meeting of the same
 * teams, else a new one. Null while something of it is not known: nothing of it is shown then.
 */
export async function meetFixture(
  desk: Desk,
  about: About & { eventKey: string },
  fixture: FixtureMessage | null,
): Promise<string | null> {
  const { trx, source } = desk;
  const told = await findFeedName(trx, source.name, 'event', about.eventKey);
  if (told?.status === 'ignored') return null;
  if (told?.ourId) return told.ourId;
  if (fixture === null) return null;
  const sport = sports.find((one) => one === fixture.sport);
  if (sport === undefined) {
    const doubt = { what: 'unknownSport', subject: `sport ${fixture.sport}` };
    await tellDoubt(desk, about, { ...doubt, detail: `of event ${about.eventKey}` });
    return null;
  }
  const known = await knowFixture(desk, about, { ...fixture, sport });
  if (known === null || known === 'ignored') return null;
  if (known.teams) return meetTeams(desk, about.eventKey, { ...fixture, sport }, known);
  return meetRunners(desk, about, { ...fixture, sport }, known);
}

const sourceKeyOf = ({ source }: Desk, eventKey: string): string => `${source.name}:${eventKey}`;

async function meetTeams(
  desk: Desk,
  eventKey: string,
  { sport, startTimeMs }: FixtureMessage & { sport: Sport },
  { leagueId, teams }: KnownFixture,
): Promise<string> {
  const { trx, context, source, now } = desk;
  if (!teams) throw new Error('a meeting has two teams');
  const span = { from: new Date(startTimeMs - nearMs), to: new Date(startTimeMs + nearMs) };
  const pair = await findEventsOfPair(trx, { leagueId, ...teams }, span);
  // Two meetings of a pair follow each other closely in some sports: each is one event of a source.
  const told = await readToldEvents(
    trx,
    source.name,
    pair.map(({ id }) => id),
  );
  const apart = ({ start_time }: EventRow): number => Math.abs(start_time.getTime() - startTimeMs);
  const [met] = pair.filter(({ id }) => !told.has(id)).toSorted((a, b) => apart(a) - apart(b));
  if (met) return met.id;
  const id = context.ids.next();
  await insertEvent(trx, {
    ...{ id, leagueId, sport, ...teams, source: source.name },
    ...{ sourceKey: sourceKeyOf(desk, eventKey), startTime: new Date(startTimeMs) },
    ...{ allowsLive: true, now },
  });
  return id;
}

async function meetRunners(
  desk: Desk,
  about: About & { eventKey: string },
  fixture: FixtureMessage & { sport: Sport },
  { leagueId, leagueName }: KnownFixture,
): Promise<string | null> {
  const { sport, runners, startTimeMs, isHandicap, isAntepost } = fixture;
  if ((sport !== 'racing' && sport !== 'outright') || runners.length < 2) {
    const doubt = { what: 'noParticipants', subject: `event ${about.eventKey}` };
    await tellDoubt(desk, about, { ...doubt, detail: `${sport} without teams or runners` });
    return null;
  }
  const id = desk.context.ids.next();
  await insertRace(desk.trx, {
    ...{ id, leagueId, sport, sourceKey: sourceKeyOf(desk, about.eventKey) },
    ...{ name: leagueName, names: { EN: leagueName }, isHandicap, isAntepost },
    runners: runners.map(({ id: key, number, name }) => ({
      ...{ id: key, number, name: name || key, names: { EN: name || key } },
    })),
    ...{ startTime: new Date(startTimeMs), now: desk.now },
  });
  return id;
}
