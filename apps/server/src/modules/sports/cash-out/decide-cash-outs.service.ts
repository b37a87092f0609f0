import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { isAgreed } from './agree.ts';
import { hasStopped, worthOf, type CashOutRefusal, type Worth } from './bet-worth.ts';
import { lockBet, type WorthBet } from './bet-worth.store.ts';
import { readWorthOf } from './read-worth.service.ts';
import {
  findCashOutsToDecide,
  payCashOut,
  readCashOut,
  rejectCashOut,
  type CashOutRecord,
  type CashOutToDecide,
} from './cash-out.store.ts';
import { cashOutView, offerView } from './cash-out-view.ts';
import { decideEdit, type Decision } from './decide-edit.service.ts';
import { newLegsOf, selectionsOf } from './edit-terms.ts';
import { deleteRule, readRule, type CashOutRule } from './rule.store.ts';
import { noteFired, tellCashOut } from './tell-cash-out.service.ts';
import { readCashOutTerms, type CashOutTerms } from './terms.store.ts';

const atOnce = 100;
/** One that nobody decided for so long after its moment is refused: the match has gone on. */
const decidedWithinMs = 60_000;

/**
 * Decides pending cash-outs whose moment has come, each in a transaction of its own with what it
 * tells the player. May be killed, repeated and run by several processes: each is decided once.
 * Gives how many it decided.
 */
export async function decideCashOuts(context: ServerContext): Promise<number> {
  const { database, clock } = context;
  let decided = 0;
  for (const found of await findCashOutsToDecide(database.db, clock.now(), atOnce)) {
    try {
      decided += await inTransaction(database, (trx) => decide(context, trx, found));
    } catch (error) {
      context.logger.error({ err: error, cashOutId: found.id }, 'a cash-out could not be decided');
    }
  }
  return decided;
}

async function decide(
  context: ServerContext,
  trx: Executor,
  { id, betId, editLegs }: CashOutToDecide,
): Promise<number> {
  const now = context.clock.now();
  await lockBet(trx, betId, selectionsOf(newLegsOf(editLegs ?? [])));
  const asked = await readCashOut(trx, id);
  if (asked?.state !== 'pending') return 0;
  const [bet] = await readWorthOf(trx, asked, [betId], now);
  if (!bet) throw new Error(`cash-out ${id} has no bet`);
  const terms = await readCashOutTerms(trx, asked.siteId);
  const worth = worthOf(bet, asked.partPercent, terms, id);
  const rule = asked.askedBy === 'rule' ? await readRule(trx, betId) : null;
  const decision = await judge(context, trx, { asked, bet, worth, rule, now });
  if (decision === null) return 0;
  if (!decision.isTaken) await rejectCashOut(trx, id, decision.refusal, now);
  const record = await readCashOut(trx, id);
  if (!record) throw new Error(`cash-out ${id} is not there`);
  await tell(context, trx, record, { bet, terms, now });
  if (decision.isTaken && rule) {
    await deleteRule(trx, rule);
    await noteFired(context, trx, record, rule);
  }
  return 1;
}

interface Judged {
  asked: CashOutRecord;
  bet: WorthBet;
  worth: Worth;
  rule: CashOutRule | null;
  now: Date;
}

/** Takes it where nothing stands against it; null where that is to be seen a moment later. */
async function judge(
  context: ServerContext,
  trx: Executor,
  { asked, bet, worth, rule, now }: Judged,
): Promise<Decision | null> {
  const refusal = refusalOf(asked, bet, worth, now);
  if (refusal !== null) return { isTaken: false, refusal };
  if (asked.askedBy === 'edit') return decideEdit(context, trx, { order: asked, bet, worth, now });
  if (!isStillWanted(asked, rule, worth)) return { isTaken: false, refusal: null };
  await payCashOut(trx, asked.id, worth, now);
  return { isTaken: true };
}

/**
 * Why it cannot be taken whatever it pays: a market that stopped in between stands against it even
 * if it is open again.
 */
function refusalOf(
  asked: CashOutRecord,
  bet: WorthBet,
  worth: Worth,
  now: Date,
): CashOutRefusal | null {
  if (worth.refusal !== null) return worth.refusal;
  const isLate = now.getTime() - asked.decidesAt.getTime() > decidedWithinMs;
  return isLate || hasStopped(bet, asked.stops) ? 'suspended' : null;
}

/**
 * Of a tap: what it pays agrees with what was seen. Of a rule: its amount is still reached, and it
 * was not taken back.
 */
function isStillWanted(asked: CashOutRecord, rule: CashOutRule | null, worth: Worth): boolean {
  if (asked.askedBy !== 'rule') return isAgreed(asked, worth, asked.policy);
  return rule !== null && worth.fullMinor >= rule.amountMinor;
}

async function tell(
  context: ServerContext,
  trx: Executor,
  record: CashOutRecord,
  { bet, terms, now }: { bet: WorthBet; terms: CashOutTerms; now: Date },
): Promise<void> {
  const { id, partPercent } = record;
  const isMoved = record.state === 'rejected' && record.refusal === null;
  const offer = isMoved
    ? offerView({ bet, partPercent, terms, now }, worthOf(bet, partPercent, terms, id))
    : null;
  await tellCashOut(context, trx, record, cashOutView(record, offer));
}
