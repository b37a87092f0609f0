import type { CallResponse, withdrawalCancel } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { balanceOf } from '../wallet/index.ts';
import { canTakeBack } from './lawful-settings.ts';
import { readSettings } from './settings.store.ts';
import { tellChanged } from './tell-changed.ts';
import { findWithdrawal, moveWithdrawal } from './withdrawal.store.ts';

/**
 * Takes a withdrawal back while law and site allow it and it is not on its way; its money is
 * playable again.
 */
export async function cancelWithdrawal(
  { server, site, player, now }: PlayerContext,
  withdrawalId: string,
): Promise<CallResponse<typeof withdrawalCancel>> {
  const owner = { siteId: site.id, playerId: player.id };
  await inTransaction(server.database, async (trx) => {
    const found = isUuid(withdrawalId) ? await findWithdrawal(trx, owner, withdrawalId) : undefined;
    if (!found) return fail('withdrawalNotFound');
    const canCancel = canTakeBack(site, await readSettings(trx, site.id));
    if (!canCancel || !(await moveWithdrawal(trx, found.id, 'cancelled', 'player', now)))
      return fail('notCancellable');
    await tellChanged(server, trx, { ...found, state: 'cancelled' });
  });
  const { game_balance } = await balanceOf(server, { ...owner, currency: site.currency.code });
  return { game_balance };
}
