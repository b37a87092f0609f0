import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import {
  announceChanges,
  enterResult,
  type EventChange,
  lockEvent,
  offerMarkets,
  readOverround,
  suspendMarkets,
  updateLive,
  writePlay,
  type Overround,
} from '../../modules/sports/sportsbook/index.ts';
import { demoMatchOf } from './demo-calendar.ts';
import type { DemoMatch, DemoSettings } from './demo-schedule.ts';
import { liveOfferOf } from './demo-offer.ts';
import { demoPlayOf } from './demo-play.ts';
import { demoStateAt, type DemoState } from './demo-state.ts';
import { readDemoEventsInPlay, readDemoSettings, type DemoEvent } from './demo.store.ts';

/** Prices last written by this process, by event; forgotten ones are written once more. */
const pricedBy = new WeakMap<ServerContext, Map<string, string>>();

/**
 * Brings every demo match to where the clock says it is: kick-off, minute, goals (markets suspended
 * for a moment), prices, final whistle with its result. Everything follows from the stored seed and
 * the time, so after a stop it simply catches up. Gives how many matches changed.
 */
export async function playDemoMatches(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const now = context.clock.now();
  const events = await readDemoEventsInPlay(db, now);
  if (events.length === 0) return 0;
  const overround = await readOverround(db);
  let changed = 0;
  for (const event of events) {
    if (await play(context, settings, event, overround, now)) changed += 1;
  }
  return changed;
}

async function play(
  context: ServerContext,
  settings: DemoSettings,
  event: DemoEvent,
  overround: Overround,
  now: Date,
): Promise<boolean> {
  const demo = demoMatchOf(settings, event.sourceKey);
  if (!demo) return false;
  const target = demoStateAt(demo, now);
  if (target.phase === 'finished') {
    await finish(context, { event, demo, target, now });
    return true;
  }
  const isStateChanged = differs(event, target);
  const isRepricing = target.stop === null && !isPriced(context, event, target);
  if (!isStateChanged && !isRepricing) return false;
  await inTransaction(context.database, async (trx) => {
    const change = await advance(context, trx, {
      event,
      demo,
      target,
      overround,
      isStateChanged,
      isRepricing,
      now,
    });
    await announceChanges(context, trx, [change]);
  });
  if (isRepricing) rememberPrice(context, event, target);
  return true;
}

function differs(event: DemoEvent, { minute, homeScore, awayScore }: DemoState): boolean {
  return (
    event.state !== 'live' ||
    event.minute !== minute ||
    event.homeScore !== homeScore ||
    event.awayScore !== awayScore
  );
}

interface Step {
  event: DemoEvent;
  demo: DemoMatch;
  target: DemoState;
  overround: Overround;
  isStateChanged: boolean;
  isRepricing: boolean;
  now: Date;
}

async function advance(context: ServerContext, trx: Executor, step: Step): Promise<EventChange> {
  const { event, demo, target, now } = step;
  const { minute, homeScore, awayScore } = target;
  // What a referee looks at may be taken back: until play goes on nothing is final.
  const facts = { ...target.facts, isFinal: target.stop === null };
  let isOddsChanged = false;
  // No bet is accepted while it moves on: prices, scores and what bets on the rest start from go
  // together.
  await lockEvent(trx, event.id);
  if (step.isStateChanged) {
    await updateLive(trx, event.id, { minute, homeScore, awayScore }, now);
  }
  await writePlay(trx, event.id, { play: demoPlayOf(demo, target, now), facts });
  if (target.stop) isOddsChanged = await suspendMarkets(trx, event.id, target.stop);
  if (step.isRepricing) {
    const markets = liveOfferOf(demo, target, step.overround);
    isOddsChanged = await offerMarkets(trx, context.ids, event.id, markets);
  }
  return { eventId: event.id, isStateChanged: step.isStateChanged, isOddsChanged };
}

async function finish(
  context: ServerContext,
  { event, demo, target, now }: Pick<Step, 'event' | 'demo' | 'target' | 'now'>,
): Promise<void> {
  const { homeScore, awayScore, halfTime, facts } = target;
  await inTransaction(context.database, async (trx) => {
    await writePlay(trx, event.id, { play: demoPlayOf(demo, target, now), facts });
    await enterResult(
      trx,
      {
        eventId: event.id,
        kind: 'score',
        ...{ homeScore, awayScore, facts, reason: 'demo' },
        halfTimeHomeScore: halfTime[0],
        halfTimeAwayScore: halfTime[1],
      },
      now,
    );
    await announceChanges(context, trx, [
      { eventId: event.id, isStateChanged: true, isOddsChanged: true },
    ]);
  });
  pricedBy.get(context)?.delete(event.id);
}

function isPriced(context: ServerContext, event: DemoEvent, target: DemoState): boolean {
  return pricedBy.get(context)?.get(event.id) === target.priceKey;
}

function rememberPrice(context: ServerContext, event: DemoEvent, target: DemoState): void {
  const known = pricedBy.get(context) ?? new Map<string, string>();
  pricedBy.set(context, known.set(event.id, target.priceKey));
}
