import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Owner } from './document.store.ts';
import { findMatches, raiseFlag } from './flag.store.ts';

/** Flags every other account that may be the same person's, on both sides. */
export async function lookForDuplicates(
  trx: Executor,
  { ids, clock }: Pick<ServerContext, 'ids' | 'clock'>,
  owner: Owner,
  me: { email: string; phone: string },
): Promise<void> {
  const now = clock.now();
  for (const { kind, playerId: other } of await findMatches(trx, owner, me)) {
    await raiseFlag(trx, ids.next(), owner, { kind, otherId: other }, now);
    const mirrored = { siteId: owner.siteId, playerId: other };
    await raiseFlag(trx, ids.next(), mirrored, { kind, otherId: owner.playerId }, now);
  }
}
