import { fishingTopUp, type CallInput, type CallResponse } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { fishingGames } from '@pavilion/games/fishing/index';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { changePlayMoney } from '../purse/index.ts';
import { balancesOf } from './balances.service.ts';
import { buyInOf, requestHashOf } from './buy-in.ts';
import { refuseFisher, type Fisher } from './fisher.service.ts';
import { topUpMeter, type BuyIn } from './meter.store.ts';
import { ownSession } from './own-session.service.ts';
import { currencyOf } from './sea-view.ts';
import { lockSession, readSession, type SessionRow } from './session.store.ts';

/** Puts more on the meter, once by the request. */
export async function topUpSession(
  context: RequestContext,
  input: CallInput<typeof fishingTopUp>,
): Promise<CallResponse<typeof fishingTopUp>> {
  const { server, now } = context;
  const { row, sea, fisher } = await ownSession(context, input);
  const amountMinor = buyInOf(sea, 'amount', input.amount);
  const order = {
    amountMinor,
    requestId: input.request_id ?? server.ids.next(),
    requestHash: requestHashOf(fishingTopUp.path, { ...input }),
    version: fishingGames.fishing.version,
    now,
  };
  const of = { siteId: row.site_id, sessionId: row.id };
  await inTransaction(server.database, async (executor) => {
    const session = await lockSession(executor, of);
    await putIn(executor, session, fisher, order);
  }).catch(refuseFisher(context, fisher, amountMinor));
  const after = await readSession(server.database.db, of);
  if (!after) throw new Error('a session is gone');
  return {
    meter: formatAmount(after.balance_minor, currencyOf(after)),
    ...(await balancesOf(context, fisher)),
  };
}

async function putIn(
  executor: Executor,
  session: SessionRow,
  { demoId }: Fisher,
  order: BuyIn,
): Promise<void> {
  if (session.state !== 'open') fail('sessionNotFound');
  const topUp = (): Promise<boolean> => topUpMeter(executor, session.id, order);
  if (demoId === null) await topUp();
  else {
    const of = { siteId: session.site_id, demoId, now: order.now };
    await changePlayMoney(executor, of, async () => ((await topUp()) ? -order.amountMinor : 0n));
  }
}
