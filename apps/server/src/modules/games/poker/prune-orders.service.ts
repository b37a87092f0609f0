import type { ServerContext } from '../../../context.ts';
import { pruneOrders } from './poker-order.store.ts';

const keptMs = 24 * 3_600_000;

/** Forgets what processes asked each other yesterday. For a scheduled job. */
export async function pruneOldOrders(server: ServerContext): Promise<void> {
  await pruneOrders(server.database.db, new Date(server.clock.now().getTime() - keptMs));
}
