import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** A selection that an edit asks for, as far as it waits for it. */
export interface EditSelection {
  id: string;
  eventId: string;
  sport: string;
  state: string;
  /** How long the source of its event lets bets in play wait; null: as its sport says. */
  delaySeconds: number | null;
  /** How often its market has stopped. */
  stopNo: number;
}

export async function readEditSelections(
  executor: Executor,
  ids: readonly string[],
): Promise<EditSelection[]> {
  const { rows } = await sql<EditSelection>`
    select s.id, e.id as "eventId", e.sport, e.state,
           e.delay_seconds as "delaySeconds", m.stop_no as "stopNo"
      from selections s join markets m on m.id = s.market_id join events e on e.id = m.event_id
     where s.id = any (${ids}::uuid[])`.execute(executor);
  return rows;
}

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

/** From here on what is done can be undone alone, by what this gives. */
export async function beginUndoable(executor: Executor): Promise<() => Promise<void>> {
  await sql`savepoint before_edit`.execute(executor);
  return async () => {
    await sql`rollback to savepoint before_edit`.execute(executor);
  };
}
