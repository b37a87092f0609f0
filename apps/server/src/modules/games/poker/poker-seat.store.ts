import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { PokerTableRow } from './poker-table.store.ts';

interface OfTable {
  siteId: string;
  tableId: string;
}

interface SeatRow {
  seat: number;
  holder: string;
  playerId: string | null;
  chipsMinor: bigint;
}

/** Makes the seats of a table exactly these; who sat before keeps the time since when. */
export async function replaceSeats(
  executor: Executor,
  { siteId, tableId }: OfTable,
  seats: readonly SeatRow[],
  now: Date,
): Promise<void> {
  const holders = seats.map(({ holder }) => holder);
  const gone = executor.deleteFrom('poker_seats').where('table_id', '=', tableId);
  const ofSite = gone.where('site_id', '=', siteId);
  await (holders.length > 0 ? ofSite.where('holder', 'not in', holders) : ofSite).execute();
  if (seats.length === 0) return;
  const values = seats.map(({ seat, holder, playerId, chipsMinor }) => ({
    ...{ table_id: tableId, site_id: siteId, seat, holder },
    ...{ player_id: playerId, chips_minor: chipsMinor, sat_at: now },
  }));
  await executor
    .insertInto('poker_seats')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'holder'])
        .doUpdateSet((set) => ({ chips_minor: set.ref('excluded.chips_minor') })),
    )
    .execute();
}

/** Begins and ends the stays of players at a table, so that they are those who sit there now. */
export async function keepStays(
  executor: Executor,
  { siteId, tableId }: OfTable,
  stays: { came: readonly { id: string; playerId: string }[]; went: readonly string[] },
  now: Date,
): Promise<void> {
  const { came, went } = stays;
  if (went.length > 0)
    await executor
      .updateTable('poker_stays')
      .set({ to_at: now })
      .where('site_id', '=', siteId)
      .where('table_id', '=', tableId)
      .where('to_at', 'is', null)
      .where('player_id', 'in', [...went])
      .execute();
  if (came.length === 0) return;
  const row = { site_id: siteId, table_id: tableId, from_at: now, to_at: null };
  await executor
    .insertInto('poker_stays')
    .values(came.map(({ id, playerId }) => ({ ...row, id, player_id: playerId })))
    .execute();
}

/** At how many tables somebody sits, this one aside. */
export async function countSeatsElsewhere(
  executor: Executor,
  { siteId, tableId, holder }: OfTable & { holder: string },
): Promise<number> {
  const row = await executor
    .selectFrom('poker_seats')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('site_id', '=', siteId)
    .where('holder', '=', holder)
    .where('table_id', '<>', tableId)
    .executeTakeFirst();
  return Number(row?.count ?? 0n);
}

/** Tables at which somebody sits or waits. */
export async function readTablesOf(
  executor: Executor,
  { siteId, holder }: { siteId: string; holder: string },
): Promise<PokerTableRow[]> {
  const { rows } = await sql<PokerTableRow>`
    select t.* from poker_tables t
     where t.site_id = ${siteId}::uuid and t.state <> 'closed'
       and (exists (select from poker_seats s where s.table_id = t.id and s.site_id = t.site_id
         and s.holder = ${holder})
         or jsonb_exists(t.owns -> 'queue', ${holder}))
     order by t.name`.execute(executor);
  return rows;
}

/** Players at a table who may not play any more (excluded, blocked, closed). */
export async function readBarredPlayers(
  executor: Executor,
  { siteId, tableId, now }: OfTable & { now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ player_id: string }>`
    select s.player_id from poker_seats s
     where s.site_id = ${siteId}::uuid and s.table_id = ${tableId}::uuid and s.player_id is not null
       and player_refusal(s.site_id, s.player_id, ${now}::timestamptz) is not null`.execute(
    executor,
  );
  return rows.map(({ player_id: playerId }) => playerId);
}
