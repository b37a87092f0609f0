import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../context.ts';
import { addNotices } from '../inbox/index.ts';
import { balanceOf } from '../wallet/index.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

type ChangedWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'site_id' | 'player_id' | 'currency' | 'amount_minor' | 'state'
>;

/** Tells the player by message, and his tabs, once the transaction that changes a withdrawal is committed, what became of it and what he has now. */
export async function tellChanged(
  context: ServerContext,
  trx: Executor,
  changed: ChangedWithdrawal,
): Promise<void> {
  const owner = { siteId: changed.site_id, playerId: changed.player_id };
  const currency = changed.currency as CurrencyCode;
  const to = { ...owner, topic: 'balance' as const };
  await context.publisher.publishAll(trx, [
    { ...to, name: 'balance.changed', data: await balanceOf(context, { ...owner, currency }, trx) },
    {
      ...to,
      name: 'withdrawal.changed',
      data: { withdrawal_id: changed.id, state: changed.state },
    },
  ]);
  const params = { state: changed.state, amountMinor: String(changed.amount_minor), currency };
  await addNotices(trx, context, [{ ...owner, notice: 'withdrawal.changed', params }]);
}
