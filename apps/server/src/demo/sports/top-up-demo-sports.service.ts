import { inTransaction } from '@pavilion/database';
import { sportSpec } from '@pavilion/sports';
import type { ServerContext } from '../../context.ts';
import {
  ensureLeague,
  ensureTeam,
  insertEvent,
  notifyEvents,
  offerMarkets,
  offerOfModel,
  readOverround,
  type Overround,
} from '../../modules/sports/sportsbook/index.ts';
import { readDemoSettings, type DemoSettings } from '../matches/index.ts';
import { demoSports } from './demo-sports.ts';
import { findSportEvents } from './demo-sports.store.ts';
import { courtsOn, matchesOfLeague } from './sport-calendar.ts';
import { sportLeagues, type SportLeague } from './sport-leagues.ts';
import type { SportMatch } from './sport-match.ts';
import { playOf, standingOf } from './sport-play.ts';
import { squadOf } from './squads.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/**
 * How far ahead matches are offered with the kinds that a list shows, and how far with all: express
 * leagues have all at once.
 */
const aheadMs = { express: hourMs, usual: 30 * hourMs, allKinds: 2 * hourMs };
/** After the leagues of football in every list. */
const firstPosition = 20;
/** Offered in one run: a minute later comes the next. */
const mostAtOnce = 20;

interface Wanted {
  match: SportMatch;
  hasAllKinds: boolean;
}

/**
 * Puts the coming events of the demo's sports on offer, with prices, the soonest first and so many
 * at a time: nobody waits for a database that fills up. Gives how many it offered.
 */
export async function topUpDemoSports(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const due = (await dueOf(context, settings)).slice(0, mostAtOnce);
  if (due.length === 0) return 0;
  const overround = await readOverround(db);
  const leagues = await ensureLeagues(context);
  const filled = filledBy(context);
  for (const one of due) {
    await offerMatch(context, leagues, { ...one, settings, overround });
    if (one.hasAllKinds) filled.add(one.match.seed);
  }
  await notifyEvents(
    context,
    db,
    due.map(({ eventId }) => eventId),
  );
  return due.length;
}

interface Due extends Wanted {
  eventId: string;
}

/** What is missing: events that are not over, and the other kinds of those that come near. */
async function dueOf(context: ServerContext, settings: DemoSettings): Promise<Due[]> {
  const { db, engine } = context.database;
  const now = context.clock.now();
  const courts = courtsOn(engine);
  const wanted = playedLeagues()
    .flatMap((league) => wantedOf(settings, league, now.getTime(), courts))
    .toSorted((a, b) => a.match.start.getTime() - b.match.start.getTime());
  const keys = wanted.map(({ match }) => match.sourceKey);
  const known = await findSportEvents(db, keys);
  const filled = filledBy(context);
  return wanted.flatMap((one) => {
    const { sourceKey, seed, start } = one.match;
    const id = known.get(sourceKey);
    // Once it has begun its prices are those of the play.
    if (id !== undefined && (!one.hasAllKinds || filled.has(seed) || start <= now)) return [];
    if (id === undefined && standingOf(settings, one.match, now).isOver) return [];
    return [{ ...one, eventId: id ?? context.ids.next() }];
  });
}

const playedLeagues = (): SportLeague[] =>
  sportLeagues.filter(({ sport }) => demoSports.some((one) => one.sport === sport));

/**
 * What began and may still be under way, and what comes; the rest of a slot is the break after its
 * match.
 */
function wantedOf(
  settings: DemoSettings,
  league: SportLeague,
  nowMs: number,
  courts: number | undefined,
): Wanted[] {
  const isExpress = league.speed > 1;
  const until = nowMs + (isExpress ? aheadMs.express : aheadMs.usual);
  const from = nowMs - league.slotMinutes * minuteMs;
  const matches = matchesOfLeague(settings, league, [new Date(from), new Date(until)], courts);
  const isKnown = ({ knownFrom }: SportMatch): boolean =>
    knownFrom === null || knownFrom.getTime() <= nowMs;
  return matches.filter(isKnown).map((match) => ({
    match,
    hasAllKinds: isExpress || match.start.getTime() <= nowMs + aheadMs.allKinds,
  }));
}

const fillings = new WeakMap<ServerContext, Set<string>>();

/** Matches this process has offered with all kinds. */
function filledBy(context: ServerContext): Set<string> {
  const known = fillings.get(context) ?? new Set<string>();
  fillings.set(context, known);
  return known;
}

/** Ids of a league and its sides, sides by key. */
interface LeagueIds {
  id: string;
  sides: Map<string, string>;
}

const idsOfLeagues = new WeakMap<ServerContext, Map<string, LeagueIds>>();

async function ensureLeagues(context: ServerContext): Promise<Map<string, LeagueIds>> {
  const known = idsOfLeagues.get(context);
  if (known) return known;
  const made = new Map<string, LeagueIds>();
  for (const [index, league] of playedLeagues().entries()) {
    made.set(league.code, await ensureSides(context, league, firstPosition + index));
  }
  idsOfLeagues.set(context, made);
  return made;
}

function ensureSides(
  context: ServerContext,
  league: SportLeague,
  position: number,
): Promise<LeagueIds> {
  const { code, sport, country, names, sides } = league;
  const ports = { ids: context.ids, now: context.clock.now() };
  return inTransaction(context.database, async (trx) => {
    const id = await ensureLeague(trx, ports, {
      ...{ code: `demo.${code}`, sport, country, names, position },
      ...{ name: names.EN, isDemo: true },
    });
    const ids = new Map<string, string>();
    for (const { key, names: own } of sides) {
      const players = squadOf(league, key).map((one) => ({ ...one, name: one.names.EN }));
      const named = { key, sport, names: own, name: own.EN, players };
      const team = { ...named, country: `demo-${sport}-${country}` };
      ids.set(key, await ensureTeam(trx, ports, team));
    }
    return { id, sides: ids };
  });
}

interface Offer extends Due {
  settings: DemoSettings;
  overround: Overround;
}

async function offerMatch(
  context: ServerContext,
  leagues: ReadonlyMap<string, LeagueIds>,
  { settings, match, hasAllKinds, overround, eventId }: Offer,
): Promise<void> {
  const { sourceKey, start } = match;
  const { code, sport } = match.league;
  const league = leagues.get(code);
  const homeTeamId = league?.sides.get(match.homeKey);
  const awayTeamId = league?.sides.get(match.awayKey);
  if (!league || !homeTeamId || !awayTeamId) throw new Error(`no sides for ${sourceKey}`);
  const kinds = hasAllKinds ? {} : { kinds: new Set(sportSpec(sport).columns) };
  const { before, players = [] } = playOf(settings, match);
  const margins = { overround, league: `demo.${code}` };
  const offered = offerOfModel(sport, before(), { ...margins, players, ...kinds });
  await inTransaction(context.database, async (trx) => {
    await insertEvent(trx, {
      ...{ id: eventId, leagueId: league.id, sourceKey, sport },
      ...{ homeTeamId, awayTeamId, startTime: start },
      ...{ allowsLive: true, now: context.clock.now() },
    });
    await offerMarkets(trx, context.ids, eventId, offered);
  });
}
