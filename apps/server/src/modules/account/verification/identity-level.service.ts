import type { Executor } from '@pavilion/database';
import { standingOf } from '@pavilion/domain/verification';
import { readDocuments } from './document.store.ts';
import { readLevels } from './rules.store.ts';

/** The identity level a player has reached by the papers that hold now. */
export async function identityLevelOf(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  now: Date,
): Promise<number> {
  const rules = await readLevels(executor, owner.siteId);
  return standingOf(rules, await readDocuments(executor, owner, now)).level;
}
