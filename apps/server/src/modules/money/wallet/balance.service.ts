import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { balanceView, type BalanceView } from './balance-view.ts';

export interface BalanceOwner {
  siteId: string;
  playerId: string;
  currency: CurrencyCode;
}

/** The balances of a player as calls answer them. */
export async function balanceOf(
  { ledger }: Pick<ServerContext, 'ledger'>,
  owner: BalanceOwner,
  executor?: Executor,
): Promise<BalanceView> {
  return balanceView(await ledger.balances(owner, executor), owner.currency);
}

/** As {@link publishBalance}, many players in two statements; nobody does nothing. */
export async function publishBalances(
  { ledger, publisher }: Pick<ServerContext, 'ledger' | 'publisher'>,
  executor: Executor,
  owners: readonly BalanceOwner[],
): Promise<void> {
  if (owners.length === 0) return;
  const balances = await ledger.balancesOfMany(owners, executor);
  await publisher.publishAll(
    executor,
    owners.map(({ siteId, playerId, currency }) => ({
      siteId,
      playerId,
      topic: 'balance',
      name: 'balance.changed',
      data: balanceView(balances.get(playerId) ?? [], currency),
    })),
  );
}

/** Tells the player's tabs their balances as they are inside the executor's transaction. */
export async function publishBalance(
  context: Pick<ServerContext, 'ledger' | 'publisher'>,
  executor: Executor,
  owner: BalanceOwner,
): Promise<void> {
  await context.publisher.publish(executor, {
    siteId: owner.siteId,
    playerId: owner.playerId,
    topic: 'balance',
    name: 'balance.changed',
    data: await balanceOf(context, owner, executor),
  });
}
