import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import type { CashOutRecord } from './cash-out.store.ts';
import type { CashOutView } from './cash-out-view.ts';
import { ruleFired } from './notices.ts';
import type { CashOutRule } from './rule.store.ts';

/** Tells the player's tabs what became of a cash-out, with what it paid. */
export async function tellCashOut(
  context: ServerContext,
  trx: Executor,
  { siteId, playerId, currency }: Pick<CashOutRecord, 'siteId' | 'playerId' | 'currency'>,
  view: CashOutView,
): Promise<void> {
  await context.publisher.publishAll(trx, [
    { siteId, playerId, topic: 'bets', name: 'bet.cashed_out', data: { cash_out: view } },
  ]);
  if (view.state !== 'taken') return;
  const owner = { siteId, playerId, currency: currency as CurrencyCode };
  await publishBalances(context, trx, [owner]);
}

/** Leaves the player word of what their rule paid: they may be away. */
export async function noteFired(
  context: ServerContext,
  trx: Executor,
  { betId, siteId, playerId, currency, amountMinor }: CashOutRecord,
  rule: CashOutRule,
): Promise<void> {
  const limitMinor = String(rule.amountMinor);
  const params = { betId, limitMinor, amountMinor: String(amountMinor), currency };
  await addNotices(trx, context, [ruleFired.to({ siteId, playerId }, params)]);
}
