import { inTransaction, type Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import { priceBuilders } from './price-builders.service.ts';
import { pricedInJson } from './priced-builder.ts';
import {
  callDecideSlip,
  findSlipsToDecide,
  readAskedBuilders,
  readSlip,
  type AskedAgain,
} from './slip-status.store.ts';
import { slipView } from './slip-status.service.ts';

const atOnce = 100;
/** A slip that nobody decided for so long after its moment is refused: the match has gone on. */
const decidedWithinMs = 60_000;

/**
 * Decides pending slips whose moment has come, each in a transaction of its own with what it tells
 * the player. May be killed, repeated and run by several processes: a slip is decided once. Gives
 * how many it decided.
 */
export async function decideSlips(context: ServerContext): Promise<number> {
  const { database, clock } = context;
  let decided = 0;
  for (const { id, decidesAt } of await findSlipsToDecide(database.db, clock.now(), atOnce)) {
    const isLate = clock.now().getTime() - decidesAt.getTime() > decidedWithinMs;
    decided += await decideGuarded(context, id, isLate ? 'serviceUnavailable' : null);
  }
  return decided;
}

/** One that fails is logged and tried again with the next call; the others go on. */
async function decideGuarded(
  context: ServerContext,
  slipId: string,
  code: string | null,
): Promise<number> {
  try {
    return await decide(context, slipId, code);
  } catch (error) {
    context.logger.error({ err: error, slipId }, 'a slip could not be decided');
    return 0;
  }
}

function decide(context: ServerContext, slipId: string, code: string | null): Promise<number> {
  return inTransaction(context.database, async (trx) => {
    const asked = await pricedAgain(trx, slipId);
    const state = await callDecideSlip(trx, slipId, { code, asked, now: context.clock.now() });
    // A price that moved while its builder was priced: it is decided a moment later.
    const isDecided = state === 'accepted' || state === 'rejected';
    const slip = isDecided ? await readSlip(trx, slipId) : null;
    if (!slip) return 0;
    const { siteId, playerId } = slip;
    const view = await slipView(trx, slip);
    await context.publisher.publishAll(trx, [
      { siteId, playerId, topic: 'bets', name: 'slip.decided', data: { slip: view } },
    ]);
    const currency = (view.bets[0]?.currency ?? '') as CurrencyCode;
    if (state === 'rejected') await publishBalances(context, trx, [{ siteId, playerId, currency }]);
    return 1;
  });
}

/** What was asked of a slip with builders, each at its price of now. */
async function pricedAgain(trx: Executor, slipId: string): Promise<unknown[] | null> {
  const asked = await readAskedBuilders(trx, slipId);
  if (asked === null) return null;
  const idsOf = ({ picks }: AskedAgain['legs'][number]): string[] | null =>
    picks?.map(({ selection_id: id }) => id) ?? null;
  const builders = asked.flatMap(({ legs }) => legs.map(idsOf)).filter((ids) => ids !== null);
  const priced = await priceBuilders(trx, builders);
  return asked.map((bet) => ({
    ...bet,
    legs: bet.legs.map((leg) => {
      const ids = idsOf(leg);
      return ids === null ? leg : { ...leg, ...pricedInJson(ids, priced) };
    }),
  }));
}
