import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import {
  ensureLeague,
  insertRace,
  notifyEvents,
  offerMarkets,
  readOverround,
  type Overround,
} from '../../modules/sports/sportsbook/index.ts';
import { readDemoSettings } from '../matches/index.ts';
import { findKnownRaces } from './demo-races.store.ts';
import { courses, demoRaces, type Course, type DemoRace } from './race-calendar.ts';
import { cardOf } from './race-card.ts';
import { raceNames } from './race-names.ts';
import { raceOfferOf } from './race-offer.ts';

const hourMs = 60 * 60_000;
/** How far ahead cards are out; a database inside the server carries fewer. */
const aheadMs = { usual: 24 * hourMs, inside: 8 * hourMs };
/** Offered in one run: a minute later comes the next. */
const mostAtOnce = 12;
/** Beside the other sports of the demo, after them in every list. */
const firstPosition = 80;

/**
 * Puts the cards of the coming races on offer, with prices, the soonest first and so many at a
 * time. Gives how many it offered.
 */
export async function topUpDemoRaces(context: ServerContext): Promise<number> {
  const { db, engine } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const now = context.clock.now();
  const ahead = engine === 'pglite' ? aheadMs.inside : aheadMs.usual;
  const wanted = demoRaces(settings, now, new Date(now.getTime() + ahead));
  const known = await findKnownRaces(
    db,
    wanted.map(({ sourceKey }) => sourceKey),
  );
  const fresh = wanted.filter(({ sourceKey }) => !known.has(sourceKey)).slice(0, mostAtOnce);
  if (fresh.length === 0) return 0;
  const overround = await readOverround(db);
  const leagues = await ensureCourses(context);
  const added: string[] = [];
  for (const race of fresh) added.push(await offerRace(context, leagues, race, overround));
  await notifyEvents(context, db, added);
  return added.length;
}

const idsOfCourses = new WeakMap<ServerContext, Map<string, string>>();

/** Ids of the leagues that the courses are, by code. */
async function ensureCourses(context: ServerContext): Promise<Map<string, string>> {
  const known = idsOfCourses.get(context);
  if (known) return known;
  const made = new Map<string, string>();
  for (const [index, course] of courses.entries())
    made.set(course.code, await ensureCourse(context, course, firstPosition + index));
  idsOfCourses.set(context, made);
  return made;
}

const ensureCourse = (
  { database, ids, clock }: ServerContext,
  { code, country, names }: Course,
  position: number,
): Promise<string> =>
  inTransaction(database, (trx) =>
    ensureLeague(
      trx,
      { ids, now: clock.now() },
      {
        ...{ code: `demo.racing.${code}`, sport: 'racing', country, names, position },
        ...{ name: names.EN, isDemo: true },
      },
    ),
  );

function offerRace(
  context: ServerContext,
  leagues: ReadonlyMap<string, string>,
  race: DemoRace,
  overround: Overround,
): Promise<string> {
  const { course, sourceKey, off } = race;
  const leagueId = leagues.get(course.code);
  if (leagueId === undefined) throw new Error(`no course for ${sourceKey}`);
  const { runners, isHandicap } = cardOf(race);
  const names = raceNames(course.names, race.no, isHandicap);
  const id = context.ids.next();
  return inTransaction(context.database, async (trx) => {
    const isNew = await insertRace(trx, {
      ...{ id, leagueId, sourceKey, names, isHandicap },
      ...{ sport: 'racing', name: names.EN, startTime: off, now: context.clock.now() },
      runners: runners.map(({ runnerId, number, names: own }) => ({
        ...{ id: runnerId, number, name: own.EN, names: own },
      })),
    });
    const terms = { overround, course: course.code };
    const offer = isNew ? raceOfferOf(runners, runners, terms) : [];
    if (isNew) await offerMarkets(trx, context.ids, id, offer);
    return id;
  });
}
