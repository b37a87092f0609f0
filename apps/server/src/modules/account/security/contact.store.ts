import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type ContactChangeRow = Selectable<Tables['contact_changes']>;
type Contact = ContactChangeRow['contact'];

/** Keeps a change that waits for its codes, in the place of the one before. */
export async function putContactChange(
  executor: Executor,
  change: Omit<ContactChangeRow, 'tries'>,
): Promise<void> {
  const { player_id, contact, ...values } = change;
  await executor
    .insertInto('contact_changes')
    .values({ player_id, contact, ...values, tries: 0 })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'contact']).doUpdateSet({ ...values, tries: 0 }),
    )
    .execute();
}

/**
 * Counts a try at a change and gives it; undefined when there is none, it is over, or was tried too
 * often.
 */
export async function takeContactTry(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  contact: Contact,
  { now, triesMax }: { now: Date; triesMax: number },
): Promise<ContactChangeRow | undefined> {
  return executor
    .updateTable('contact_changes')
    .set({ tries: sql<number>`tries + 1` })
    .where('player_id', '=', owner.playerId)
    .where('site_id', '=', owner.siteId)
    .where('contact', '=', contact)
    .where('expires_at', '>', now)
    .where('tries', '<', triesMax)
    .returningAll()
    .executeTakeFirst();
}

export async function dropContactChange(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  contact: Contact,
): Promise<void> {
  await executor
    .deleteFrom('contact_changes')
    .where('player_id', '=', owner.playerId)
    .where('site_id', '=', owner.siteId)
    .where('contact', '=', contact)
    .execute();
}
