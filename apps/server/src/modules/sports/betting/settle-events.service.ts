import { inTransaction, type Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { announceChanges, notifyEvents } from '../sportsbook/index.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import type { BetRecord } from './bet-record.ts';
import { readBetsById } from './bet-read.store.ts';
import { betView } from './bet-view.ts';
import { decideEarly } from './decide-early.service.ts';
import { findEventsToDecide } from './early.store.ts';
import { readSettledBefore } from './settlement-read.store.ts';
import { tellCorrected } from './tell-corrected.service.ts';
import { tellSettled } from './tell-settled.service.ts';
import { settleBatch } from './settle-batch.service.ts';
import { findEventsToSettle } from './settle-events.store.ts';

/**
 * Legs of one transaction and one journal: their players' accounts are locked as long as it takes.
 */
const defaultBatch = 500;

/** Events that could not be settled, so that each is told once and not every second. */
const failedEvents = new WeakMap<ServerContext['database'], Set<string>>();

/**
 * Settles every event whose newest result is not settled yet, and what final facts of events under
 * way decide, in batches that each commit with what they tell the players. May be killed and
 * repeated at any point, and run by several processes: each leg moves once per revision. Gives how
 * many bets it settled, or settled again. An event that fails is logged and tried again with the
 * next call; the others go on.
 */
export async function settleEvents(
  context: ServerContext,
  options: { batch?: number } = {},
): Promise<number> {
  const { db } = context.database;
  const batch = options.batch ?? defaultBatch;
  for (const id of await findEventsToDecide(db))
    await guarded(context, id, () => decideEvent(context, id));
  let settled = 0;
  for (const event of await findEventsToSettle(db))
    settled += await guarded(context, event.id, () => settleEvent(context, event, batch));
  return settled;
}

/** Works out what an event decides before its end; its bets are settled by what was entered. */
function decideEvent(context: ServerContext, eventId: string): Promise<number> {
  return inTransaction(context.database, async (trx) => {
    if (await decideEarly(trx, eventId, context.clock.now()))
      await announceChanges(context, trx, [
        { eventId, isStateChanged: false, isOddsChanged: true },
      ]);
    return 0;
  });
}

async function guarded(
  context: ServerContext,
  eventId: string,
  work: () => Promise<number>,
): Promise<number> {
  const failed = failedEvents.get(context.database) ?? new Set<string>();
  failedEvents.set(context.database, failed);
  try {
    const settled = await work();
    failed.delete(eventId);
    return settled;
  } catch (error) {
    const isKnown = failed.has(eventId);
    failed.add(eventId);
    if (!isKnown) context.logger.error({ err: error, eventId }, 'an event could not be settled');
    return 0;
  }
}

/**
 * Settles one event, in batches; gives how many bets. Fails where {@link settleEvents} would log
 * and go on.
 */
export async function settleEvent(
  context: ServerContext,
  event: { id: string; revision: number },
  batch: number,
): Promise<number> {
  let settled = 0;
  for (let isDone = false; !isDone;) {
    const answer = await inTransaction(context.database, async (trx) => {
      const result = await settleBatch(trx, event, batch, context.clock.now());
      if (result.betIds.length > 0)
        await tellSettlements(context, trx, await readBetsById(trx, result.betIds));
      if (result.isDone) await notifyEvents(context, trx, [event.id]);
      return result;
    });
    settled += answer.betIds.length;
    isDone = answer.isDone;
  }
  return settled;
}

/** Tells the players of bets what their settlement is, or their corrected one. */
export async function tellSettlements(
  context: ServerContext,
  trx: Executor,
  bets: readonly BetRecord[],
): Promise<void> {
  await context.publisher.publishAll(
    trx,
    bets.map((bet) => ({
      siteId: bet.siteId,
      playerId: bet.playerId,
      topic: 'bets',
      name: 'bet.settled',
      data: { bet: betView(bet) },
    })),
  );
  const known = await readSettledBefore(
    trx,
    bets.map(({ id }) => id),
  );
  const isKnown = ({ id }: BetRecord): boolean => known.has(id);
  await tellSettled(
    context,
    trx,
    bets.filter((bet) => !isKnown(bet)),
  );
  await tellCorrected(context, trx, bets.filter(isKnown));
  const owners = new Map(bets.map((bet) => [`${bet.playerId}:${bet.currency}`, bet]));
  await publishBalances(
    context,
    trx,
    [...owners.values()].map(({ siteId, playerId, currency }) => ({
      siteId,
      playerId,
      currency: currency as CurrencyCode,
    })),
  );
}
