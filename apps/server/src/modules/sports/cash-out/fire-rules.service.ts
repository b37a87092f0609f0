import { inTransaction, type Executor } from '@pavilion/database';
import { canonicalHash } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import { liveStops, worthOf } from './bet-worth.ts';
import { lockBet } from './bet-worth.store.ts';
import { readWorthOf } from './read-worth.service.ts';
import { insertCashOut, payCashOut, readCashOut } from './cash-out.store.ts';
import { cashOutView } from './cash-out-view.ts';
import {
  deleteRule,
  findChangedRules,
  readRule,
  writeSeen,
  type ChangedRule,
} from './rule.store.ts';
import { momentOf } from './take-cash-out.service.ts';
import { noteFired, tellCashOut } from './tell-cash-out.service.ts';
import { readCashOutTerms } from './terms.store.ts';

const atOnce = 200;

/**
 * Looks at every rule whose bet is worth something else since it was last looked at, and cashes out
 * those whose amount is reached, signed in or not (wire contract of the sportsbook, 9): with a live
 * leg it waits and is checked again like a tap. May be killed and repeated: a rule is noted as seen
 * in the transaction that acts on it. Gives how many it fired.
 */
export async function fireRules(context: ServerContext): Promise<number> {
  let fired = 0;
  for (const rule of await findChangedRules(context.database.db, atOnce)) {
    try {
      fired += await inTransaction(context.database, (trx) => look(context, trx, rule));
    } catch (error) {
      context.logger.error({ err: error, betId: rule.betId }, 'a cash-out rule could not be fired');
    }
  }
  return fired;
}

async function look(context: ServerContext, trx: Executor, found: ChangedRule): Promise<number> {
  const now = context.clock.now();
  const { betId, siteId, playerId } = found;
  await lockBet(trx, betId);
  const rule = await readRule(trx, betId);
  const [bet] = await readWorthOf(trx, found, [betId], now);
  if (!rule || !bet) return 0;
  await writeSeen(trx, found);
  const worth = worthOf(bet, rule.partPercent, await readCashOutTerms(trx, siteId));
  if (worth.refusal !== null || worth.fullMinor < rule.amountMinor) return 0;
  const { unitMinor, amountMinor } = worth;
  const id = context.ids.next();
  const decidesAt = momentOf(worth, now);
  await insertCashOut(trx, {
    ...{ id, betId, siteId, playerId, currency: bet.currency },
    requestId: id,
    requestHash: canonicalHash({ id }),
    askedBy: 'rule',
    policy: 'any',
    partPercent: rule.partPercent,
    ...{ unitMinor, amountMinor },
    stops: liveStops(bet),
    editLegs: null,
    ...{ askedAt: now, decidesAt },
  });
  if (worth.delaySeconds > 0) return 1;
  await payCashOut(trx, id, worth, now);
  await deleteRule(trx, rule);
  const record = await readCashOut(trx, id);
  if (!record) throw new Error(`cash-out ${id} is not there`);
  await tellCashOut(context, trx, record, cashOutView(record));
  await noteFired(context, trx, record, rule);
  return 1;
}
