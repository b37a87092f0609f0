import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

interface Stretch {
  siteId: string;
  from: Date;
  to: Date;
}

export async function insertReport(
  executor: Executor,
  report: {
    id: string;
    siteId: string;
    tableId: string;
    playerId: string;
    reported: string;
    handNo: number | null;
    reason: string;
    now: Date;
  },
): Promise<void> {
  await executor
    .insertInto('poker_reports')
    .values({
      ...{ id: report.id, site_id: report.siteId, table_id: report.tableId },
      ...{ player_id: report.playerId, reported: report.reported, hand_no: report.handNo },
      ...{ reason: report.reason, created_at: report.now },
    })
    .execute();
}

/** Who gave no seed for a hand they could have played. */
export async function insertHeldBack(
  executor: Executor,
  row: { siteId: string; tableId: string; handNo: number; playerId: string; now: Date },
): Promise<void> {
  await executor
    .insertInto('poker_seeds_held_back')
    .values({
      ...{ table_id: row.tableId, hand_no: row.handNo, player_id: row.playerId },
      ...{ site_id: row.siteId, at: row.now },
    })
    .onConflict((conflict) => conflict.columns(['table_id', 'hand_no', 'player_id']).doNothing())
    .execute();
}

/** Seeds held back by player, the most first. */
export async function countHeldBack(
  executor: Executor,
  { siteId, from, to }: Stretch,
): Promise<{ playerId: string; count: number }[]> {
  const { rows } = await sql<{ playerId: string; count: number }>`
    select player_id as "playerId", count(*)::integer as count from poker_seeds_held_back
     where site_id = ${siteId}::uuid and at >= ${from}::timestamptz and at < ${to}::timestamptz
     group by player_id order by count(*) desc, player_id`.execute(executor);
  return rows;
}

interface ReportRow {
  tableId: string;
  reporter: string;
  reported: string;
  handNo: number | null;
  reason: string;
  at: Date;
}

/** What players told of each other, newest first. */
export async function readReports(
  executor: Executor,
  { siteId, from, to }: Stretch,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select table_id as "tableId", player_id::text as reporter, reported, hand_no as "handNo",
           reason, created_at as at
      from poker_reports
     where site_id = ${siteId}::uuid and created_at >= ${from}::timestamptz
       and created_at < ${to}::timestamptz
     order by created_at desc`.execute(executor);
  return rows;
}

/** When players sat at tables, for what touches the stretch of time. */
export async function readStays(
  executor: Executor,
  { siteId, from, to }: Stretch,
): Promise<{ player: string; table: string; fromAt: Date; toAt: Date | null }[]> {
  const { rows } = await sql<{ player: string; table: string; fromAt: Date; toAt: Date | null }>`
    select player_id::text as player, table_id::text as "table", from_at as "fromAt",
      to_at as "toAt"
      from poker_stays
     where site_id = ${siteId}::uuid and from_at < ${to}::timestamptz
       and (to_at is null or to_at > ${from}::timestamptz)`.execute(executor);
  return rows;
}

/** The account ids of players, for the report. */
export async function readAccountIds(
  executor: Executor,
  siteId: string,
  playerIds: readonly string[],
): Promise<Map<string, string>> {
  if (playerIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('players')
    .select(['id', 'account_id'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...playerIds])
    .execute();
  return new Map(rows.map(({ id, account_id: accountId }) => [id, accountId]));
}
