import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { readBetsById, settleEvents, tellSettlements, type BetRecord } from '../betting/index.ts';
import { notifyEvents, oddsText } from '../sportsbook/index.ts';
import { betAtWrongPrice } from './notices.ts';
import { applyError, findApproved, readError } from './palpable-error.store.ts';

/** Bets of one transaction and one journal, as in settlement. */
const usualBatch = 500;

/**
 * Does what was agreed to about wrong prices, in batches that each commit with what they tell the
 * players. May be killed and repeated at any point: a leg is changed once. Gives how many bets.
 */
export async function applyErrors(
  context: ServerContext,
  { batch = usualBatch }: { batch?: number } = {},
): Promise<number> {
  let changed = 0;
  for (const id of await findApproved(context.database.db))
    for (let isDone = false; !isDone;) {
      const step = await inTransaction(context.database, (trx) => stepOf(context, trx, id, batch));
      changed += step.betIds.length;
      isDone = step.isDone;
    }
  // A right price of what was settled is a correction of its result.
  if (changed > 0) await settleEvents(context);
  return changed;
}

async function stepOf(context: ServerContext, trx: Executor, id: string, batch: number) {
  const step = await applyError(trx, id, batch, context.clock.now());
  const error = await readError(trx, id);
  if (error === null || step.betIds.length === 0) return step;
  const bets = await readBetsById(trx, step.betIds);
  await tellPrices(context, trx, bets, error.marketId);
  const isOver = ({ status }: BetRecord): boolean => status === 'settled' || status === 'voided';
  if (error.rule === 'void') await tellSettlements(context, trx, bets.filter(isOver));
  await notifyEvents(context, trx, [error.eventId]);
  return step;
}

/** Each player hears both prices, and what the rule makes of his bet. */
async function tellPrices(
  context: ServerContext,
  trx: Executor,
  bets: readonly BetRecord[],
  marketId: string,
): Promise<void> {
  const drafts = bets.flatMap(({ siteId, playerId, legs }) =>
    legs.flatMap(({ palpable, marketId: own, homeNames, awayNames, eventNames }) => {
      if (!palpable || own !== marketId) return [];
      const { rule, takenMilli, rightMilli } = palpable;
      const prices = { taken: oddsText(takenMilli), right: oddsText(rightMilli) };
      const params = { homeNames, awayNames, eventNames, rule, ...prices };
      return [betAtWrongPrice.to({ siteId, playerId }, params)];
    }),
  );
  await addNotices(trx, context, drafts);
}
