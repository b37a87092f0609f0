import { inTransaction } from '@pavilion/database';
import { factsOf } from '@pavilion/sports';
import type { DemoLeague } from '@pavilion/domain/simulation';
import type { ServerContext } from '../../context.ts';
import {
  ensureLeague,
  ensureTeam,
  insertEvent,
  notifyEvents,
  offerMarkets,
  readOverround,
  writePlay,
  type Overround,
} from '../../modules/sports/sportsbook/index.ts';
import { demoSquadOf } from './demo-match-path.ts';
import { mainOfferOf } from './demo-offer.ts';
import { demoRoundOf } from './demo-play.ts';
import { cupMatches, demoCup } from './demo-cup.ts';
import {
  demoLeagueNames,
  demoLeaguePlans,
  leagueMatches,
  type DemoMatch,
} from './demo-schedule.ts';
import { findKnownKeys, readDemoSettings } from './demo.store.ts';

const hourMs = 60 * 60_000;
/** How far ahead matches are offered: fast leagues a few hours, cups an hour, the others days. */
const fastAheadMs = 3 * hourMs;
const cupAheadMs = hourMs;
const slowAheadMs = 72 * hourMs;
/** A match that began this long ago is still played on when the demo starts. */
const behindMs = 6 * 60_000;

/** Puts the demo's coming matches on offer, with prices; gives how many were new. */
export async function topUpDemo(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const nowMs = context.clock.now().getTime();
  const [from, fastTo] = [new Date(nowMs - behindMs), new Date(nowMs + fastAheadMs)];
  const wanted = [
    ...leagueMatches(settings, from, new Date(nowMs + slowAheadMs)).filter(
      ({ speed, kickoff }) => speed === 1 || kickoff <= fastTo,
    ),
    ...cupMatches(settings, [from, new Date(nowMs + cupAheadMs)], new Date(nowMs)),
  ];
  const known = await findKnownKeys(
    db,
    wanted.map(({ sourceKey }) => sourceKey),
  );
  const fresh = wanted.filter(({ sourceKey }) => !known.has(sourceKey));
  if (fresh.length === 0) return 0;
  const overround = await readOverround(db);
  const leagues = await ensureLeagues(context);
  const added: string[] = [];
  for (const demo of fresh) added.push(await offerMatch(context, leagues, demo, overround));
  await notifyEvents(context, db, added);
  return fresh.length;
}

/** Ids of a demo league and its teams, teams by key. */
interface LeagueIds {
  id: string;
  teams: Map<string, string>;
}

const idsOfLeagues = new WeakMap<ServerContext, Map<string, LeagueIds>>();

async function ensureLeagues(context: ServerContext): Promise<Map<string, LeagueIds>> {
  const known = idsOfLeagues.get(context);
  if (known) return known;
  const made = new Map<string, LeagueIds>();
  const plans = [...demoLeaguePlans(), { league: demoCup, isFast: true }];
  for (const [position, plan] of plans.entries()) {
    made.set(
      plan.league.code,
      await inLeague(context, plan.league, demoLeagueNames(plan), position),
    );
  }
  idsOfLeagues.set(context, made);
  return made;
}

function inLeague(
  context: ServerContext,
  league: DemoLeague,
  names: DemoLeague['names'],
  position: number,
): Promise<LeagueIds> {
  const ports = { ids: context.ids, now: context.clock.now() };
  const country = `demo-${league.country}`;
  return inTransaction(context.database, async (trx) => {
    const id = await ensureLeague(trx, ports, {
      code: `demo.${league.code}`,
      name: names.EN,
      names,
      country: league.country,
      isDemo: true,
      position,
    });
    const teams = new Map<string, string>();
    for (const { key, names } of league.teams) {
      const players = demoSquadOf(league, key).map((player) => ({
        ...player,
        name: player.names.EN,
      }));
      const team = { key, name: names.EN, names, country, players };
      teams.set(key, await ensureTeam(trx, ports, team));
    }
    return { id, teams };
  });
}

function offerMatch(
  context: ServerContext,
  leagues: ReadonlyMap<string, LeagueIds>,
  demo: DemoMatch,
  overround: Overround,
): Promise<string> {
  const league = leagues.get(demo.league.code);
  const homeTeamId = league?.teams.get(demo.match.homeKey);
  const awayTeamId = league?.teams.get(demo.match.awayKey);
  if (!league || !homeTeamId || !awayTeamId) throw new Error(`no teams for ${demo.sourceKey}`);
  const id = context.ids.next();
  return inTransaction(context.database, async (trx) => {
    const isNew = await insertEvent(trx, {
      id,
      leagueId: league.id,
      sourceKey: demo.sourceKey,
      homeTeamId,
      awayTeamId,
      startTime: demo.kickoff,
      allowsLive: true,
      now: context.clock.now(),
    });
    if (isNew) {
      await writePlay(trx, id, { play: demoRoundOf(demo), facts: factsOf() });
      await offerMarkets(trx, context.ids, id, mainOfferOf(demo, overround));
    }
    return id;
  });
}
