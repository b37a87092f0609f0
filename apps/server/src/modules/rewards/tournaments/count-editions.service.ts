import type { ServerContext } from '../../../context.ts';
import { readSettledTurnover, settlementsCommittedBy } from '../turnover/index.ts';
import { forEachEdition } from './each-edition.service.ts';
import { readEditionsToCount } from './edition.store.ts';
import { addEntries } from './entry.store.ts';

/**
 * Adds what was settled since the last count to what players have in the open editions, so that standings cost what is new, however long an
 * edition is. May be killed, repeated and run by several processes: each stretch of time is counted once. Gives how many it counted.
 */
export async function countEditions(context: ServerContext): Promise<number> {
  const committed = settlementsCommittedBy(context.clock.now());
  const found = await readEditionsToCount(context.database.db, committed);
  return forEachEdition(context, found, async (executor, edition) => {
    const from = edition.countedAt ?? edition.startsAt;
    const to = edition.endsAt < committed ? edition.endsAt : committed;
    // Another process may have counted it since it was found.
    if (to <= from) return;
    const window = { siteId: edition.siteId, from, to };
    await addEntries(executor, edition, await readSettledTurnover(executor, window), to);
  });
}
