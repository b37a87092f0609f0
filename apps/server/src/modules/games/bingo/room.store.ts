import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

/** What a room of play money has on its jackpot is no setting: {@link changePlayFund}. */
export type RoomRow = Omit<Selectable<Tables['bingo_rooms']>, 'play_fund_minor'>;

/** Bingo rooms; of one site where one is named. */
export async function readRooms(executor: Executor, siteId: string | null): Promise<RoomRow[]> {
  const all = executor.selectFrom('bingo_rooms').selectAll();
  const asked = siteId === null ? all : all.where('site_id', '=', siteId);
  return asked
    .orderBy('site_id')
    .orderBy('is_play_money')
    .orderBy('price_minor')
    .orderBy('room_id')
    .execute();
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
      every_minutes, min_players, changed_at, is_play_money)
    values (${row.site_id}::uuid, ${row.room_id}, ${row.name}, ${row.variant},
      ${row.is_open}::boolean, ${row.price_minor}::bigint, ${row.max_cards}::integer,
      ${jsonText(row.stages)}::jsonb, ${row.jackpot_within}::integer, ${row.ball_ms}::integer,
      ${row.every_minutes}::integer, ${row.min_players}::integer, ${row.changed_at}::timestamptz,
      ${row.is_play_money}::boolean)
    on conflict (site_id, room_id) do update set name = excluded.name, is_open = excluded.is_open,
      price_minor = excluded.price_minor, max_cards = excluded.max_cards, stages = excluded.stages,
      jackpot_within = excluded.jackpot_within, ball_ms = excluded.ball_ms,
      every_minutes = excluded.every_minutes, min_players = excluded.min_players,
      changed_at = excluded.changed_at`.execute(executor);
}

/** What lies on the jackpot of a room of play money, minor units. */
export async function readPlayFund(
  executor: Executor,
  { siteId, roomId }: { siteId: string; roomId: string },
): Promise<bigint> {
  const row = await executor
    .selectFrom('bingo_rooms')
    .select('play_fund_minor')
    .where('site_id', '=', siteId)
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow();
  return row.play_fund_minor;
}

/** Moves the jackpot of a room of play money; it never goes below zero. */
export async function changePlayFund(
  executor: Executor,
  { siteId, roomId, changeMinor }: { siteId: string; roomId: string; changeMinor: bigint },
): Promise<void> {
  await sql`update bingo_rooms set play_fund_minor = play_fund_minor + ${changeMinor}::bigint
     where site_id = ${siteId}::uuid and room_id = ${roomId}`.execute(executor);
}
