import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { publishBalances, type BalanceOwner } from './balance.service.ts';

const batchMs = 40;
const queues = new WeakMap<ServerContext, Map<string, BalanceOwner>>();

/**
 * Tells a player's tabs the balance shortly after a commit, batched over all players: busy paths
 * stay one statement and write no row for it. What a crash loses here, a tab reads anew when it
 * reconnects.
 */
export function tellBalance(context: ServerContext, owner: BalanceOwner): void {
  const waiting = queues.get(context);
  if (waiting) waiting.set(owner.playerId, owner);
  else {
    const queue = new Map([[owner.playerId, owner]]);
    queues.set(context, queue);
    setTimeout(() => void flush(context, queue), batchMs).unref();
  }
}

/** Balances are read when they are sent: whatever came meanwhile is in them. */
async function flush(context: ServerContext, queue: Map<string, BalanceOwner>): Promise<void> {
  queues.delete(context);
  const owners = [...queue.values()];
  try {
    await inTransaction(context.database, (executor) => publishBalances(context, executor, owners));
  } catch (error) {
    context.logger.warn({ err: error }, 'balances were not sent to other tabs');
  }
}
