import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addCashierNews } from '../payments/index.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

type ChangedWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'site_id' | 'player_id' | 'currency' | 'amount_minor' | 'state'
>;

/**
 * Tells the player by message, and their tabs, once the transaction that changes a withdrawal is
 * committed, what became of it and what they have now.
 */
export function tellChanged(
  context: ServerContext,
  trx: Executor,
  { id, site_id, player_id, currency, amount_minor, state }: ChangedWithdrawal,
): Promise<void> {
  const news = { site_id, player_id, subject_id: id, state, amount_minor, currency };
  return addCashierNews(context, trx, { ...news, kind: 'withdrawal' });
}
