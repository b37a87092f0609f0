import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { lockEdition, type EditionKey, type LockedEdition } from './edition.store.ts';

/**
 * Does `work` with every edition, each locked in a transaction of its own; gives for how many it was done. One that has ended meanwhile, or that
 * another process has, is left out. One that fails does not keep the others; it is raised at the end.
 */
export async function forEachEdition(
  context: ServerContext,
  found: readonly EditionKey[],
  work: (executor: Executor, edition: LockedEdition) => Promise<void>,
): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const key of found) {
    try {
      if (await withEdition(context, key, work)) done += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} tournaments failed`);
  return done;
}

function withEdition(
  context: ServerContext,
  key: EditionKey,
  work: (executor: Executor, edition: LockedEdition) => Promise<void>,
): Promise<boolean> {
  return inTransaction(context.database, async (executor) => {
    const edition = await lockEdition(executor, key);
    if (edition) await work(executor, edition);
    return edition !== null;
  });
}
