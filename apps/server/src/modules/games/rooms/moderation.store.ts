import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** Notes that a player dislikes words; once a message and player. */
export async function insertReport(
  executor: Executor,
  row: { site_id: string; message_id: string; player_id: string; reason: string; created_at: Date },
): Promise<void> {
  await executor
    .insertInto('room_reports')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface ReportedRow {
  message_id: string;
  room: string;
  account_id: string | null;
  text: string;
  reports: number;
  reason: string;
  created_at: Date;
}

/** Messages of a site that players reported and nobody hid, the most reported first. */
export async function readReported(
  executor: Executor,
  siteId: string,
  limit: number,
): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select m.id as message_id, m.room, p.account_id, m.text, count(*)::integer as reports,
           (array_agg(r.reason order by r.created_at))[1] as reason, m.created_at
      from room_reports r
      join room_messages m on m.id = r.message_id and m.site_id = r.site_id
      left join players p on p.id = m.player_id and p.site_id = m.site_id
     where r.site_id = ${siteId}::uuid and not m.is_hidden
     group by m.id, p.account_id
     order by count(*) desc, m.id
     limit ${limit}::integer`.execute(executor);
  return rows;
}

/** Until when a player may not talk; null: he may. */
export async function readMute(
  executor: Executor,
  { siteId, playerId, now }: { siteId: string; playerId: string; now: Date },
): Promise<Date | null> {
  const row = await executor
    .selectFrom('room_mutes')
    .select('ends_at')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row?.ends_at ?? null;
}

/** A player may not talk until then; a time that is over lets him. */
export async function writeMute(
  executor: Executor,
  { siteId, playerId, endsAt }: { siteId: string; playerId: string; endsAt: Date },
): Promise<void> {
  await executor
    .insertInto('room_mutes')
    .values({ site_id: siteId, player_id: playerId, ends_at: endsAt })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ ends_at: endsAt }))
    .execute();
}

export async function deleteEndedMutes(executor: Executor, now: Date): Promise<void> {
  await executor.deleteFrom('room_mutes').where('ends_at', '<', now).execute();
}
