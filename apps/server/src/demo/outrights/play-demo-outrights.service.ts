import { setImmediate as nextTurn } from 'node:timers/promises';
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
import { atLeisure } from './at-leisure.ts';
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

function pricedBy(context: ServerContext): Map<string, number> {
  const known = pricedAt.get(context) ?? new Map<string, number>();
  pricedAt.set(context, known);
  return known;
}

/** Priced in one run, at leisure: the next one comes soon, and looks at all of them first. */
const mostPriced = 4;

/**
 * Keeps an outright for the season each demo league is in: offers it, prices it anew from the table
 * when matches are over, ends it with the season. Where a match under way may decide too much it
 * takes no bets until that is over. Once `stop` is given no other is priced. Gives how many
 * changed.
 */
export async function playDemoOutrights(
  context: ServerContext,
  stop?: AbortSignal,
): Promise<number> {
  const { db, engine } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const now = context.clock.now();
  const courts = courtsOn(engine);
  const seasons = [...footballSeasonsAt(settings, now), ...sportOutrightsAt(settings, now, courts)];
  let changed = await offerSeasons(context, seasons, now);
  const turns = (await readOpenOutrights(db)).flatMap((event): Turn[] => {
    const season = seasonOfKey(settings, event.sourceKey, courts);
    return season ? [{ seed: settings.seed, season, event }] : [];
  });
  for (const turn of turns) if (await keepUp(context, turn)) changed += 1;
  const known = pricedBy(context);
  // Those that have no prices yet come first.
  const order = turns.toSorted(
    (a, b) => Number(known.has(a.event.id)) - Number(known.has(b.event.id)),
  );
  // Where nothing can stop it, somebody waits for it.
  const pause = stop ? atLeisure() : nextTurn;
  let pricesLeft = mostPriced;
  for (const turn of order) {
    if (pricesLeft === 0 || stop?.aborted) break;
    if (await priceAnew(context, turn, pause)) pricesLeft -= 1;
  }
  return changed + mostPriced - pricesLeft;
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
  seed: string;
  season: OutrightSeason;
  event: OpenOutright;
}

type Standing = 'open' | 'stopped' | 'over';

function standingAt({ season }: Turn, at: Date, table = season.tableAt(at)): Standing {
  if (table.isOver) return 'over';
  const isOpen = season.closes > at && (!table.isMoving || season.isOpenInPlay(table));
  return isOpen ? 'open' : 'stopped';
}

/** Stops or ends an outright as its season asks; false where it stays as it is. */
async function keepUp(context: ServerContext, turn: Turn): Promise<boolean> {
  const { season, event } = turn;
  const now = context.clock.now();
  const table = season.tableAt(now);
  const standing = standingAt(turn, now, table);
  if (standing === 'over') await finish(context, event, table, now);
  else if (standing === 'stopped' && event.isOpen) await stop(context, event);
  else return false;
  return true;
}

/** Prices an outright anew when its table has changed; false where nothing was to be done. */
async function priceAnew(
  context: ServerContext,
  turn: Turn,
  pause: () => Promise<void>,
): Promise<boolean> {
  const { season, event, seed } = turn;
  const now = context.clock.now();
  const { playedCount } = season.tableAt(now);
  const known = pricedBy(context);
  if (known.get(event.id) === playedCount || standingAt(turn, now) !== 'open') return false;
  const overround = await readOverround(context.database.db);
  const offer = await outrightOfferOf(season, now, { seed, overround, pause });
  // It took a while: what has been decided since is not sold at the prices of before.
  const later = context.clock.now();
  if (season.tableAt(later).playedCount !== playedCount) return true;
  if (standingAt(turn, later) !== 'open') return true;
  await change(context, event, (trx) => offerMarkets(trx, context.ids, event.id, offer));
  known.set(event.id, playedCount);
  return true;
}

async function stop(context: ServerContext, event: OpenOutright): Promise<void> {
  await change(context, event, (trx) => suspendMarkets(trx, event.id, 'break'));
  pricedAt.get(context)?.delete(event.id);
}

async function finish(
  context: ServerContext,
  event: OpenOutright,
  table: SeasonTable,
  now: Date,
): Promise<void> {
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
