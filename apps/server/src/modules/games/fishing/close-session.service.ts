import type { CallInput, CallResponse, fishingSessionClose } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { Failure } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { publishBalance } from '../../money/wallet/index.ts';
import { changePlayMoney } from '../purse/index.ts';
import { balancesOf } from './balances.service.ts';
import { demoOf } from './fisher.service.ts';
import { closeMeter } from './meter.store.ts';
import { meterPaidOut } from './notices.ts';
import { ownSession } from './own-session.service.ts';
import { tellSeats } from './sea-news.ts';
import { currencyOf } from './sea-view.ts';
import { lockSession, type CloseReason, type SessionRow } from './session.store.ts';

/** Leaves the sea with what is on the meter. Of a session that is over it says the same again. */
export async function closeSession(
  context: RequestContext,
  input: CallInput<typeof fishingSessionClose>,
): Promise<CallResponse<typeof fishingSessionClose>> {
  const { server } = context;
  const { row, fisher } = await ownSession(context, input);
  const after = await endSession(server, row, 'left');
  const { shots, cost, win, paid } = settledView(after);
  const net = formatAmount(after.win_minor - after.cost_minor, currencyOf(after));
  return { value: { shots, cost, win, net, paid }, ...(await balancesOf(context, fisher)) };
}

/**
 * Ends a session and pays its meter out, whoever its player is by now; one that has ended stays as
 * it is.
 */
export function endSession(
  server: ServerContext,
  { site_id: siteId, id: sessionId }: Pick<SessionRow, 'site_id' | 'id'>,
  reason: CloseReason,
): Promise<SessionRow> {
  return inTransaction(server.database, async (executor) => {
    const session = await lockSession(executor, { siteId, sessionId });
    return endLocked(server, executor, session, reason);
  });
}

/** The same within the executor's transaction, which holds the session. */
export async function endLocked(
  server: ServerContext,
  executor: Executor,
  session: SessionRow,
  reason: CloseReason,
): Promise<SessionRow> {
  const now = server.clock.now();
  const of = { siteId: session.site_id, sessionId: session.id };
  if (!(await closeMeter(executor, session.id, reason, now))) return session;
  const after = await lockSession(executor, of);
  await payGuest(executor, after, now);
  await tellSettled(server, executor, after, reason);
  await tellLeftBehind(server, executor, after, reason);
  await tellSeats(server, executor, after);
  return after;
}

/**
 * Play money goes back to its purse; that of yesterday is gone, and what lay on the meter with it.
 */
async function payGuest(executor: Executor, row: SessionRow, now: Date): Promise<void> {
  const demoId = demoOf(row.holder);
  if (demoId === null) return;
  try {
    const of = { siteId: row.site_id, demoId, now };
    await changePlayMoney(executor, of, () => Promise.resolve(row.balance_minor));
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'demoNotFound') throw error;
  }
}

function settledView(row: SessionRow) {
  const amount = (minor: bigint): string => formatAmount(minor, currencyOf(row));
  return {
    shots: row.shots,
    cost: amount(row.cost_minor),
    win: amount(row.win_minor),
    paid: amount(row.balance_minor),
  };
}

async function tellSettled(
  server: ServerContext,
  executor: Executor,
  row: SessionRow,
  reason: CloseReason,
): Promise<void> {
  const { site_id: siteId, player_id: playerId } = row;
  if (playerId === null) return;
  const data = { session_id: row.id, reason, ...settledView(row) };
  const to = { siteId, playerId, topic: 'play' } as const;
  await server.publisher.publish(executor, { ...to, name: 'fishing.settled', data });
  await publishBalance(server, executor, { siteId, playerId, currency: currencyOf(row) });
}

/** Who did not leave by themselves reads later where the meter went; an empty one is no news. */
async function tellLeftBehind(
  server: ServerContext,
  executor: Executor,
  { id, site_id: siteId, player_id: playerId, balance_minor: paidMinor }: SessionRow,
  reason: CloseReason,
): Promise<void> {
  if (playerId === null || reason === 'left' || paidMinor === 0n) return;
  const told = meterPaidOut.to({ siteId, playerId }, {}, { onceKey: `fishing:${id}` });
  await addNotices(executor, server, [told]);
}
