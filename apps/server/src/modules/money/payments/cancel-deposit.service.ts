import { inTransaction } from '@pavilion/database';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { adapterOf } from '../../site/adapters/index.ts';
import { findDeposit, lockByReference, type DepositRow } from './deposit.store.ts';
import { depositView, isCancellable, type DepositView } from './deposit-view.ts';
import { changeStatus } from './settle-deposit.service.ts';

/**
 * Gives up a deposit that waits to be paid. Nobody can call back what is on its way: it is credited
 * when it comes. Fails with `depositNotFound`, or `notCancellable` once something came or the
 * deposit is over.
 */
export async function cancelDeposit(
  context: PlayerContext,
  depositId: string,
): Promise<DepositView> {
  const { server, site, player, now } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const cancelled = await inTransaction(server.database, async (trx) => {
    const found = isUuid(depositId) ? await findDeposit(trx, owner, depositId) : undefined;
    if (!found) return fail('depositNotFound');
    const current = await lockByReference(trx, found.provider, found.provider_reference);
    if (!current || !isCancellable(current)) return fail('notCancellable');
    await changeStatus(server, trx, current, 'cancelled');
    return { ...current, status: 'cancelled' as const, updated_at: now };
  });
  await tellProvider(server, cancelled);
  return depositView(server.database.db, cancelled);
}

/** The deposit is given up with us whatever the provider answers: it is asked about later. */
async function tellProvider(server: ServerContext, deposit: DepositRow): Promise<void> {
  try {
    const provider = await adapterOf(server, 'payments', deposit.site_id, deposit.provider);
    await provider?.cancelPayment(deposit.provider_reference);
  } catch (error) {
    server.logger.warn({ err: error, deposit: deposit.id }, 'the provider did not cancel');
  }
}
