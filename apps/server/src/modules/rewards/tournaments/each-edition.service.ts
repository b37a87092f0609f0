import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { forEachApart } from '../../../each-apart.ts';
import { lockEdition, type EditionKey, type LockedEdition } from './edition.store.ts';

/**
 * Does `work` with every edition, each locked in a transaction of its own; gives for how many it was done. One that has ended meanwhile, or that
 * another process has, is left out. One that fails does not keep the others; it is raised at the end.
 */
export function forEachEdition(
  context: ServerContext,
  found: readonly EditionKey[],
  work: (executor: Executor, edition: LockedEdition) => Promise<void>,
): Promise<number> {
  return forEachApart('tournaments', found, (key) => withEdition(context, key, work));
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
