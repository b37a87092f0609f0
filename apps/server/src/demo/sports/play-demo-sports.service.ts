import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import {
  announceChanges,
  enterResult,
  lockEvent,
  offerMarkets,
  offerOfModel,
  readOverround,
  suspendMarkets,
  updateLive,
  writePlay,
  type EventChange,
  type Overround,
} from '../../modules/sports/sportsbook/index.ts';
import { readDemoSettings, type DemoSettings } from '../matches/index.ts';
import type { Standing } from './demo-sport.ts';
import { readOpenSportEvents, type DemoSportEvent } from './demo-sports.store.ts';
import { sportMatchOf } from './sport-calendar.ts';
import type { SportMatch } from './sport-match.ts';
import { eventPlayOf, playOf, standingOf } from './sport-play.ts';

/** What this process last wrote of an event; what is forgotten is written once more. */
interface Written {
  told: string;
  prices: string;
}

const writtenBy = new WeakMap<ServerContext, Map<string, Written>>();

/**
 * Brings every event of the demo's sports to where the clock says it is: start, score, prices,
 * result. Everything follows from the stored seed and the time, so after a stop it simply catches
 * up. Gives how many events changed.
 */
export async function playDemoSports(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const now = context.clock.now();
  const events = await readOpenSportEvents(db, now);
  const overround = await readOverround(db);
  let changed = 0;
  for (const event of events) {
    if (await play(context, { settings, event, overround, now })) changed += 1;
  }
  return changed;
}

interface Turn {
  settings: DemoSettings;
  event: DemoSportEvent;
  overround: Overround;
  now: Date;
}

async function play(context: ServerContext, turn: Turn): Promise<boolean> {
  const { settings, event, now } = turn;
  const match = sportMatchOf(settings, event.sourceKey);
  if (!match) return false;
  const standing = standingOf(settings, match, now);
  const known = writtenOf(context);
  if (standing.isOver) {
    await finish(context, turn, match, standing);
    known.delete(event.id);
    return true;
  }
  const before = known.get(event.id);
  const after = { told: toldKey(standing), prices: standing.priceKey };
  const isPriceDue = !standing.isStopped && before?.prices !== after.prices;
  if (event.state === 'live' && before?.told === after.told && !isPriceDue) return false;
  await inTransaction(context.database, async (trx) => {
    const change = await advance(context, trx, { ...turn, match, standing, isPriceDue });
    await announceChanges(context, trx, [change]);
  });
  known.set(event.id, isPriceDue ? after : { ...after, prices: before?.prices ?? '' });
  return true;
}

/** Changes when players are to be told something; a running clock runs without being told. */
function toldKey({ score, minute, period, clock, serving, isStopped, priceKey }: Standing): string {
  return JSON.stringify([score, minute, period, clock?.isRunning, serving, isStopped, priceKey]);
}

interface Step extends Turn {
  match: SportMatch;
  standing: Standing;
  isPriceDue: boolean;
}

async function advance(context: ServerContext, trx: Executor, step: Step): Promise<EventChange> {
  const { event, match, standing, isPriceDue, now } = step;
  const [homeScore, awayScore] = standing.score;
  await lockEvent(trx, event.id);
  await updateLive(trx, event.id, { minute: standing.minute, homeScore, awayScore }, now);
  const play = eventPlayOf(match, standing, now);
  // What a referee looks at may be taken back: until play goes on nothing is final.
  const facts = { ...standing.facts, isFinal: !standing.isStopped };
  await writePlay(trx, event.id, { play, facts });
  const isStopping = standing.isStopped && (await suspendMarkets(trx, event.id, 'goal'));
  const isPriced = isPriceDue && (await offerMarkets(trx, context.ids, event.id, offerOf(step)));
  return { eventId: event.id, isStateChanged: true, isOddsChanged: isStopping || isPriced };
}

function offerOf({ settings, match, standing, overround }: Step) {
  const { players = [] } = playOf(settings, match);
  const margins = { overround, league: `demo.${match.league.code}` };
  return offerOfModel(match.league.sport, standing.model(), { ...margins, players });
}

async function finish(
  context: ServerContext,
  { event, now }: Turn,
  match: SportMatch,
  standing: Standing,
): Promise<void> {
  const [homeScore, awayScore] = standing.score;
  const { facts } = standing;
  await inTransaction(context.database, async (trx) => {
    await lockEvent(trx, event.id);
    await writePlay(trx, event.id, { play: eventPlayOf(match, standing, now), facts });
    await enterResult(
      trx,
      {
        eventId: event.id,
        kind: 'score',
        ...{ homeScore, awayScore, facts, reason: 'demo' },
        ...{ halfTimeHomeScore: null, halfTimeAwayScore: null },
      },
      now,
    );
    await announceChanges(context, trx, [
      { eventId: event.id, isStateChanged: true, isOddsChanged: true },
    ]);
  });
}

function writtenOf(context: ServerContext): Map<string, Written> {
  const known = writtenBy.get(context) ?? new Map<string, Written>();
  writtenBy.set(context, known);
  return known;
}
