import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** Joins a bet that ended to the one it became. */
export async function joinEdited(
  executor: Executor,
  { siteId, from, to }: { siteId: string; from: string; to: string },
): Promise<void> {
  await sql`
    update bets b set edited_to = case b.id when ${from}::uuid then ${to}::uuid
        else b.edited_to end, edited_from = case b.id when ${to}::uuid then ${from}::uuid
          else b.edited_from end
     where b.id in (${from}::uuid, ${to}::uuid) and b.site_id = ${siteId}::uuid`.execute(executor);
}

/** What a bet was edited to; null where it was not. */
export async function readEditedTo(executor: Executor, betId: string): Promise<string | null> {
  const row = await executor
    .selectFrom('bets')
    .select('edited_to')
    .where('id', '=', betId)
    .executeTakeFirst();
  return row?.edited_to ?? null;
}
