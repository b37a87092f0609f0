import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type RoomRow = Selectable<Tables['bingo_rooms']>;

/** Bingo rooms; of one site where one is named. */
export async function readRooms(executor: Executor, siteId: string | null): Promise<RoomRow[]> {
  const all = executor.selectFrom('bingo_rooms').selectAll();
  const asked = siteId === null ? all : all.where('site_id', '=', siteId);
  return asked.orderBy('site_id').orderBy('price_minor').orderBy('room_id').execute();
}

export async function readRoom(
  executor: Executor,
  { siteId, roomId }: { siteId: string; roomId: string },
): Promise<RoomRow | null> {
  const row = await executor
    .selectFrom('bingo_rooms')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('room_id', '=', roomId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes how a room is run, in place of what was. */
export async function writeRoom(executor: Executor, row: RoomRow): Promise<void> {
  await sql`insert into bingo_rooms (site_id, room_id, name, variant, is_open, price_minor,
    max_cards, stages, jackpot_within, ball_ms,
      every_minutes, min_players, changed_at)
    values (${row.site_id}::uuid, ${row.room_id}, ${row.name}, ${row.variant},
      ${row.is_open}::boolean, ${row.price_minor}::bigint, ${row.max_cards}::integer,
      ${jsonText(row.stages)}::jsonb, ${row.jackpot_within}::integer, ${row.ball_ms}::integer,
      ${row.every_minutes}::integer, ${row.min_players}::integer, ${row.changed_at}::timestamptz)
    on conflict (site_id, room_id) do update set name = excluded.name, is_open = excluded.is_open,
      price_minor = excluded.price_minor, max_cards = excluded.max_cards, stages = excluded.stages,
      jackpot_within = excluded.jackpot_within, ball_ms = excluded.ball_ms,
      every_minutes = excluded.every_minutes, min_players = excluded.min_players,
      changed_at = excluded.changed_at`.execute(executor);
}
