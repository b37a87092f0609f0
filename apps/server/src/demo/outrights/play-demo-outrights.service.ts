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
import { readDemoSettings, type DemoSettings } from '../matches/index.ts';
import { courtsOn } from '../sports/index.ts';
import {
  findDemoLeague,
  isOutrightKnown,
  readOpenOutrights,
  type OpenOutright,
} from './demo-outrights.store.ts';
import { footballSeason, footballSeasonsAt } from './football-season.ts';
import { outrightNames } from './outright-names.ts';
import { outrightOfferOf } from './outright-offer.ts';
import type { OutrightSeason } from './outright-season.ts';
import { finalOrder, type SeasonTable } from './season-table.ts';
import { sportOutright, sportOutrightsAt } from './sport-outright-season.ts';

const prefix = 'outright';

/** How many matches were played when an outright was priced last by this process, by event. */
const pricedAt = new WeakMap<ServerContext, Map<string, number>>();

/** Priced in one run: what is played for a price takes a moment, and others wait for nothing. */
const mostPriced = 8;

/**
 * Keeps an outright for the season each demo league is in: offers it, prices it anew from the table
 * when matches are over, ends it with the season. Where a match under way may decide too much it
 * takes no bets until that is over. Gives how many changed.
 */
export async function playDemoOutrights(context: ServerContext): Promise<number> {
  const settings = await readDemoSettings(context.database.db);
  if (!settings) return 0;
  const now = context.clock.now();
  const courts = courtsOn(context.database.engine);
  let changed = await offerSeasons(
    context,
    [...footballSeasonsAt(settings, now), ...sportOutrightsAt(settings, now, courts)],
    now,
  );
  let pricesLeft = mostPriced;
  for (const event of await readOpenOutrights(context.database.db)) {
    const season = seasonOfKey(settings, event.sourceKey, courts);
    if (!season) continue;
    const done = await move(context, { settings, season, event, now, mayPrice: pricesLeft > 0 });
    if (done !== null) changed += 1;
    if (done === 'priced') pricesLeft -= 1;
  }
  return changed;
}

const keyOf = ({ code, number }: OutrightSeason): string => `${prefix}:${code}:${number}`;

function seasonOfKey(
  settings: DemoSettings,
  sourceKey: string,
  courts: number | undefined,
): OutrightSeason | null {
  const [kind, code, number] = sourceKey.split(':');
  const isOurs = kind === prefix && code !== undefined && number !== undefined;
  if (!isOurs) return null;
  return (
    sportOutright(settings, code, Number(number), courts) ??
    footballSeason(settings, code, Number(number))
  );
}

/** Makes the outrights of seasons that have none; gives how many. */
async function offerSeasons(
  context: ServerContext,
  seasons: readonly OutrightSeason[],
  now: Date,
): Promise<number> {
  const { db } = context.database;
  let made = 0;
  for (const season of seasons) {
    if (season.closes <= now || (await isOutrightKnown(db, keyOf(season)))) continue;
    const leagueId = await findDemoLeague(db, `demo.${season.code}`);
    if (leagueId === null) continue;
    const names = outrightNames(season);
    const id = context.ids.next();
    await insertRace(db, {
      ...{ id, leagueId, sourceKey: keyOf(season), sport: 'outright', name: names.EN, names },
      ...{ isAntepost: true, startTime: season.closes, now },
      runners: season.runners.map((side) => ({
        ...{ id: side.key, number: null, name: side.names.EN, names: side.names },
      })),
    });
    await notifyEvents(context, db, [id]);
    made += 1;
  }
  return made;
}

interface Turn {
  settings: DemoSettings;
  season: OutrightSeason;
  event: OpenOutright;
  now: Date;
  mayPrice: boolean;
}

type Moved = 'priced' | 'stopped' | 'ended';

/** Brings an outright to where its season is; null when it is there. */
async function move(context: ServerContext, turn: Turn): Promise<Moved | null> {
  const { season, event, now, settings } = turn;
  const table = season.tableAt(now);
  if (table.isOver) return finish(context, event, table, now);
  if (season.closes <= now || (table.isMoving && !season.isOpenInPlay(table)))
    return event.isOpen ? stop(context, event) : null;
  const known = pricedAt.get(context) ?? new Map<string, number>();
  pricedAt.set(context, known);
  if (!turn.mayPrice || known.get(event.id) === table.playedCount) return null;
  const overround = await readOverround(context.database.db);
  const offer = await outrightOfferOf(season, now, { seed: settings.seed, overround });
  await change(context, event, (trx) => offerMarkets(trx, context.ids, event.id, offer));
  known.set(event.id, table.playedCount);
  return 'priced';
}

async function stop(context: ServerContext, event: OpenOutright): Promise<Moved> {
  await change(context, event, (trx) => suspendMarkets(trx, event.id, 'break'));
  pricedAt.get(context)?.delete(event.id);
  return 'stopped';
}

async function finish(
  context: ServerContext,
  event: OpenOutright,
  table: SeasonTable,
  now: Date,
): Promise<Moved> {
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
  return 'ended';
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
