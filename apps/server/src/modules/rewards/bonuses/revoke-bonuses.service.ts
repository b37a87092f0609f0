import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { revokeBonuses } from './bonus.store.ts';

const batch = 200;

/**
 * Ends every bonus of these items, those that are offered and wait too; gives how many. Killed on
 * the way it has ended some, and goes on when it is asked again.
 */
export async function revokeBonusesOf(
  context: ServerContext,
  of: { siteId: string; codes: readonly string[] },
): Promise<number> {
  let ended = 0;
  for (;;) {
    const done = await inTransaction(context.database, (executor) =>
      revokeBonuses(executor, of, batch, context.clock.now()),
    );
    ended += done;
    if (done < batch) return ended;
  }
}
