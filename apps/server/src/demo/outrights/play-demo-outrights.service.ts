import { inTransaction, type Executor } from '@pavilion/database';
import { outrightFacts } from '@pavilion/sports';
import type { ServerContext } from '../../context.ts';
import {
  announceChanges,
  enterResult,
  insertRace,
  lockEvent,
  notifyEvents,
  offerMarkets,
  readOverround,
  suspendMarkets,
} from '../../modules/sports/sportsbook/index.ts';
import {
  leagueSeason,
  leagueSeasonsAt,
  readDemoSettings,
  type DemoSettings,
  type LeagueSeason,
} from '../matches/index.ts';
import {
  findDemoLeague,
  isOutrightKnown,
  readOpenOutrights,
  type OpenOutright,
} from './demo-outrights.store.ts';
import { outrightNames } from './outright-names.ts';
import { outrightOfferOf } from './outright-offer.ts';
import { finalOrder, tableAt, type SeasonTable } from './season-table.ts';

const prefix = 'outright';

/** How many matches were played when an outright was priced last by this process, by event. */
const pricedAt = new WeakMap<ServerContext, Map<string, number>>();

/**
 * Keeps an outright for the season each demo league is in: offers it, prices it anew from the table
 * when matches are over, ends it with the season. While matches of a league that is played at the
 * pace of life are under way it takes no bets; at night, when all are over, it has new prices.
 * Gives how many changed.
 */
export async function playDemoOutrights(context: ServerContext): Promise<number> {
  const settings = await readDemoSettings(context.database.db);
  if (!settings) return 0;
  const now = context.clock.now();
  let changed = await offerSeasons(context, settings, now);
  for (const event of await readOpenOutrights(context.database.db)) {
    const season = seasonOfKey(settings, event.sourceKey);
    if (season && (await move(context, { settings, season, event, now }))) changed += 1;
  }
  return changed;
}

const keyOf = ({ league, number }: LeagueSeason): string => `${prefix}:${league.code}:${number}`;

function seasonOfKey(settings: DemoSettings, sourceKey: string): LeagueSeason | null {
  const [kind, code, number] = sourceKey.split(':');
  const isOurs = kind === prefix && code !== undefined && number !== undefined;
  return isOurs ? leagueSeason(settings, code, Number(number)) : null;
}

/** Makes the outrights of seasons that have none; gives how many. */
async function offerSeasons(
  context: ServerContext,
  settings: DemoSettings,
  now: Date,
): Promise<number> {
  const { db } = context.database;
  let made = 0;
  for (const season of leagueSeasonsAt(settings, now)) {
    const leagueId = await findDemoLeague(db, `demo.${season.league.code}`);
    const closes = season.matches.at(-1)?.kickoff;
    if (leagueId === null || closes === undefined || closes <= now) continue;
    if (await isOutrightKnown(db, keyOf(season))) continue;
    const names = outrightNames(season.names, season.number);
    const id = context.ids.next();
    await insertRace(db, {
      ...{ id, leagueId, sourceKey: keyOf(season), sport: 'outright', name: names.EN, names },
      ...{ isAntepost: true, startTime: closes, now },
      runners: season.league.teams.map((team) => ({
        ...{ id: team.key, number: null, name: team.names.EN, names: team.names },
      })),
    });
    await notifyEvents(context, db, [id]);
    made += 1;
  }
  return made;
}

interface Turn {
  settings: DemoSettings;
  season: LeagueSeason;
  event: OpenOutright;
  now: Date;
}

async function move(context: ServerContext, turn: Turn): Promise<boolean> {
  const { season, event, now, settings } = turn;
  const table = tableAt(season, now);
  if (table.isOver) return finish(context, event, table, now);
  const isClosed = (season.matches.at(-1)?.kickoff ?? now) <= now;
  if (isClosed || (table.isMoving && !season.isFast)) return event.isOpen && stop(context, event);
  const known = pricedAt.get(context) ?? new Map<string, number>();
  pricedAt.set(context, known);
  if (known.get(event.id) === table.playedCount) return false;
  const overround = await readOverround(context.database.db);
  const offer = await outrightOfferOf(season, table, { seed: settings.seed, overround });
  await change(context, event, (trx) => offerMarkets(trx, context.ids, event.id, offer));
  known.set(event.id, table.playedCount);
  return true;
}

async function stop(context: ServerContext, event: OpenOutright): Promise<boolean> {
  await change(context, event, (trx) => suspendMarkets(trx, event.id, 'break'));
  pricedAt.get(context)?.delete(event.id);
  return true;
}

async function finish(
  context: ServerContext,
  event: OpenOutright,
  table: SeasonTable,
  now: Date,
): Promise<boolean> {
  const facts = outrightFacts(finalOrder(table));
  await change(context, event, (trx) =>
    enterResult(
      trx,
      {
        ...{ eventId: event.id, kind: 'score', homeScore: null, awayScore: null },
        ...{ halfTimeHomeScore: null, halfTimeAwayScore: null, reason: 'demo', facts },
      },
      now,
    ),
  );
  pricedAt.get(context)?.delete(event.id);
  return true;
}

async function change(
  context: ServerContext,
  event: OpenOutright,
  work: (trx: Executor) => Promise<unknown>,
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    await lockEvent(trx, event.id);
    await work(trx);
    await announceChanges(context, trx, [
      { eventId: event.id, isStateChanged: true, isOddsChanged: true },
    ]);
  });
}
