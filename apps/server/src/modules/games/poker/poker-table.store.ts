import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type PokerTableRow = Selectable<Tables['poker_tables']>;

/** Tables of a site that are not closed, by their names. */
export function readTables(executor: Executor, siteId: string): Promise<PokerTableRow[]> {
  return executor
    .selectFrom('poker_tables')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', '<>', 'closed')
    .orderBy('is_play_money')
    .orderBy('name')
    .execute();
}

export async function readTable(
  executor: Executor,
  { siteId, tableId }: { siteId: string; tableId: string },
): Promise<PokerTableRow | null> {
  const row = await executor
    .selectFrom('poker_tables')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', tableId)
    .executeTakeFirst();
  return row ?? null;
}

/** Every table that is to be led, with who leads it by number. */
export function readLedTables(
  executor: Executor,
): Promise<
  Pick<PokerTableRow, 'id' | 'site_id' | 'lead_no' | 'state' | 'computers' | 'watched_at'>[]
> {
  return executor
    .selectFrom('poker_tables')
    .select(['id', 'site_id', 'lead_no', 'state', 'computers', 'watched_at'])
    .where('state', '<>', 'closed')
    .execute();
}

/**
 * Takes a table over: whoever led it before can write nothing any more. Null when there is no such
 * table.
 */
export async function takeTable(
  executor: Executor,
  { siteId, tableId }: { siteId: string; tableId: string },
): Promise<PokerTableRow | null> {
  const { rows } = await sql<PokerTableRow>`
    update poker_tables set lead_no = lead_no + 1
     where site_id = ${siteId}::uuid and id = ${tableId}::uuid and state <> 'closed'
    returning *`.execute(executor);
  return rows[0] ?? null;
}

interface TableWrite {
  siteId: string;
  tableId: string;
  leadNo: bigint;
  /** What the table is written over; another number there means that somebody else leads it. */
  beforeNo: number;
  stateNo: number;
  saved: object;
  view: object;
  owns: object;
}

/**
 * Writes what outlives the leader and what all may know. False when the table is led by somebody
 * else by now.
 */
export async function writeTable(executor: Executor, row: TableWrite): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('poker_tables')
    .set({
      state_no: BigInt(row.stateNo),
      saved: jsonText(row.saved),
      view: jsonText(row.view),
      owns: jsonText(row.owns),
    })
    .where('site_id', '=', row.siteId)
    .where('id', '=', row.tableId)
    .where('lead_no', '=', row.leadNo)
    .where('state_no', '=', BigInt(row.beforeNo))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function writeFigures(
  executor: Executor,
  { siteId, tableId, figures }: { siteId: string; tableId: string; figures: object },
): Promise<void> {
  await executor
    .updateTable('poker_tables')
    .set({ figures: jsonText(figures) })
    .where('site_id', '=', siteId)
    .where('id', '=', tableId)
    .execute();
}

/** Notes that somebody looks at a table. */
export async function markWatched(
  executor: Executor,
  { siteId, tableId, now }: { siteId: string; tableId: string; now: Date },
): Promise<void> {
  await executor
    .updateTable('poker_tables')
    .set({ watched_at: now })
    .where('site_id', '=', siteId)
    .where('id', '=', tableId)
    .execute();
}

/** Closes a table that was to be closed and at which nobody sits any more. */
export async function closeEmptyTable(
  executor: Executor,
  { siteId, tableId }: { siteId: string; tableId: string },
): Promise<void> {
  await sql`
    update poker_tables set state = 'closed'
     where site_id = ${siteId}::uuid and id = ${tableId}::uuid and state = 'closing'
       and not exists (
         select from poker_seats s where s.table_id = poker_tables.id
           and s.site_id = poker_tables.site_id)`.execute(executor);
}
