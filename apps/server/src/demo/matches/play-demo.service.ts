import { inTransaction, type Executor } from '@pavilion/database';
import type { MatchPricing } from '@pavilion/domain/pricing';
import type { ServerContext } from '../../context.ts';
import {
  announceChanges,
  enterResult,
  type EventChange,
  lockEvent,
  marketsOf,
  offerMarkets,
  pricingOf,
  suspendMarkets,
  updateLive,
} from '../../modules/sports/sportsbook/index.ts';
import { demoMatchOf, type DemoMatch, type DemoSettings } from './demo-schedule.ts';
import { demoMatrix, demoStateAt, type DemoState } from './demo-state.ts';
import { readDemoEventsInPlay, readDemoSettings, type DemoEvent } from './demo.store.ts';

/** Prices last written by this process, by event; forgotten ones are written once more. */
const pricedBy = new WeakMap<ServerContext, Map<string, string>>();

/**
 * Brings every demo match to where the clock says it is: kick-off, minute, goals (markets suspended for a moment), prices,
 * final whistle with its result. Everything follows from the stored seed and the time, so after a stop it simply catches up.
 * Gives how many matches changed.
 */
export async function playDemoMatches(context: ServerContext): Promise<number> {
  const { db } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return 0;
  const now = context.clock.now();
  const events = await readDemoEventsInPlay(db, now);
  if (events.length === 0) return 0;
  const pricing = await pricingOf(context);
  let changed = 0;
  for (const event of events) {
    if (await play(context, settings, event, pricing, now)) changed += 1;
  }
  return changed;
}

async function play(
  context: ServerContext,
  settings: DemoSettings,
  event: DemoEvent,
  pricing: Partial<MatchPricing>,
  now: Date,
): Promise<boolean> {
  const demo = demoMatchOf(settings, event.sourceKey);
  if (!demo) return false;
  const target = demoStateAt(demo, now);
  if (target.state.phase === 'finished') {
    await finish(context, event, target, now);
    return true;
  }
  const isStateChanged = differs(event, target);
  const isRepricing = !target.isSuspended && !isPriced(context, event, target);
  if (!isStateChanged && !isRepricing) return false;
  await inTransaction(context.database, async (trx) => {
    const change = await advance(context, trx, {
      event,
      demo,
      target,
      pricing,
      isStateChanged,
      isRepricing,
      now,
    });
    await announceChanges(context, trx, [change]);
  });
  if (isRepricing) rememberPrice(context, event, target);
  return true;
}

function differs(event: DemoEvent, { state, minute }: DemoState): boolean {
  return (
    event.state !== 'live' ||
    event.minute !== minute ||
    event.homeScore !== state.homeScore ||
    event.awayScore !== state.awayScore
  );
}

interface Step {
  event: DemoEvent;
  demo: DemoMatch;
  target: DemoState;
  pricing: Partial<MatchPricing>;
  isStateChanged: boolean;
  isRepricing: boolean;
  now: Date;
}

async function advance(context: ServerContext, trx: Executor, step: Step): Promise<EventChange> {
  const { event, demo, target, now } = step;
  const { homeScore, awayScore } = target.state;
  let isOddsChanged = false;
  if (step.isStateChanged) {
    await lockEvent(trx, event.id);
    await updateLive(trx, event.id, { minute: target.minute, homeScore, awayScore }, now);
  }
  if (target.isSuspended) isOddsChanged = await suspendMarkets(trx, event.id);
  if (step.isRepricing) {
    const markets = marketsOf(demoMatrix(demo, target), step.pricing);
    isOddsChanged = await offerMarkets(trx, context.ids, event.id, markets);
  }
  return { eventId: event.id, isStateChanged: step.isStateChanged, isOddsChanged };
}

async function finish(
  context: ServerContext,
  event: DemoEvent,
  { simulated }: DemoState,
  now: Date,
): Promise<void> {
  await inTransaction(context.database, async (trx) => {
    await enterResult(
      trx,
      {
        eventId: event.id,
        kind: 'score',
        ...simulated.fullTime,
        halfTimeHomeScore: simulated.halfTime.homeScore,
        halfTimeAwayScore: simulated.halfTime.awayScore,
        reason: 'demo',
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
