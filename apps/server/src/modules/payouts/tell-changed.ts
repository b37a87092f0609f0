import { inTransaction } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../context.ts';
import { balanceOf } from '../wallet/index.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

export type ChangedWithdrawal = Pick<
  WithdrawalRow,
  'id' | 'site_id' | 'player_id' | 'currency' | 'state'
>;

/**
 * Tells the player's tabs that a withdrawal changed and what he has now. After the commit and apart from it: what a crash loses here, a tab
 * reads anew when it reconnects. Never fails the work it tells of.
 */
export async function tellChanged(
  context: ServerContext,
  changed: ChangedWithdrawal,
): Promise<void> {
  const to = { siteId: changed.site_id, playerId: changed.player_id, topic: 'balance' as const };
  try {
    await inTransaction(context.database, async (trx) => {
      const balance = await balanceOf(
        context,
        { ...to, currency: changed.currency as CurrencyCode },
        trx,
      );
      await context.publisher.publishAll(trx, [
        { ...to, name: 'balance.changed', data: balance },
        {
          ...to,
          name: 'withdrawal.changed',
          data: { withdrawal_id: changed.id, state: changed.state },
        },
      ]);
    });
  } catch (error) {
    context.logger.warn({ err: error, withdrawal: changed.id }, 'a withdrawal was not told');
  }
}
