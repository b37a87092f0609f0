import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import type { PokerTableRow } from './poker-table.store.ts';

/** Opens a table. False when the site has one of this name. */
export async function insertTable(
  executor: Executor,
  table: {
    id: string;
    siteId: string;
    name: string;
    currency: string;
    terms: object;
    isPlayMoney: boolean;
    computers: number;
    now: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('poker_tables')
    .values({
      ...{ id: table.id, site_id: table.siteId, name: table.name, currency: table.currency },
      ...{ terms: jsonText(table.terms), is_play_money: table.isPlayMoney },
      ...{ computers: table.computers, saved: null, view: null, figures: null },
      watched_at: null,
      created_at: table.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Every table of a site, closed ones too. */
export function readAllTables(executor: Executor, siteId: string): Promise<PokerTableRow[]> {
  return executor
    .selectFrom('poker_tables')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('name')
    .execute();
}

/** A table that is not closed, for a change in the executor's transaction. */
export async function lockTable(
  executor: Executor,
  { siteId, name }: { siteId: string; name: string },
): Promise<PokerTableRow | null> {
  const row = await executor
    .selectFrom('poker_tables')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .where('state', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function setTable(
  executor: Executor,
  { siteId, id }: { siteId: string; id: string },
  change: { state: 'closing' } | { computers: number },
): Promise<void> {
  await executor
    .updateTable('poker_tables')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

/** Pairs of players that sat at one table while both had signed in from one address. */
export async function readSharedAddresses(
  executor: Executor,
  { siteId, from, to }: { siteId: string; from: Date; to: Date },
): Promise<{ one: string; other: string; addresses: number }[]> {
  const { rows } = await sql<{ one: string; other: string; addresses: number }>`
    with seated as (
      select distinct a.player_id as one, b.player_id as other
        from poker_stays a
        join poker_stays b on b.site_id = a.site_id and b.table_id = a.table_id
          and b.player_id > a.player_id
         and b.from_at < coalesce(a.to_at, 'infinity') and a.from_at < coalesce(b.to_at, 'infinity')
       where a.site_id = ${siteId}::uuid and a.from_at < ${to}::timestamptz
         and coalesce(a.to_at, 'infinity') > ${from}::timestamptz)
    select p.one::text as one, p.other::text as other, count(distinct s.ip)::integer as addresses
      from seated p
      join sessions s on s.player_id = p.one and s.site_id = ${siteId}::uuid
        and s.last_seen_at >= ${from}::timestamptz
      join sessions o on o.player_id = p.other and o.site_id = s.site_id and o.ip = s.ip
        and o.last_seen_at >= ${from}::timestamptz
     group by p.one, p.other order by 3 desc, 1, 2`.execute(executor);
  return rows;
}
