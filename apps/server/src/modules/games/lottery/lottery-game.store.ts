import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type LotteryGameRow = Selectable<Tables['lottery_games']>;

/** How sites run lotteries; of one site where one is named. */
export async function readLotteryGames(
  executor: Executor,
  siteId: string | null,
): Promise<LotteryGameRow[]> {
  const all = executor.selectFrom('lottery_games').selectAll();
  const asked = siteId === null ? all : all.where('site_id', '=', siteId);
  return asked.orderBy('site_id').orderBy('game_code').execute();
}

export async function readLotteryGame(
  executor: Executor,
  { siteId, gameCode }: { siteId: string; gameCode: string },
): Promise<LotteryGameRow | null> {
  const row = await executor
    .selectFrom('lottery_games')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes how a site runs a lottery, in place of what was. */
export async function writeLotteryGame(executor: Executor, row: LotteryGameRow): Promise<void> {
  await sql`insert into lottery_games (site_id, game_code, is_enabled, weekdays, times, prize_table,
    price_minor, guarantee_minor,
      number_limit_minor, changed_at)
    values (${row.site_id}::uuid, ${row.game_code}, ${row.is_enabled}::boolean,
      ${row.weekdays}::integer[], ${row.times}::text[], ${row.prize_table},
      ${row.price_minor}::bigint, ${row.guarantee_minor}::bigint, ${row.number_limit_minor}::bigint,
      ${row.changed_at}::timestamptz)
    on conflict (site_id, game_code) do update set is_enabled = excluded.is_enabled,
      weekdays = excluded.weekdays, times = excluded.times, prize_table = excluded.prize_table,
      price_minor = excluded.price_minor, guarantee_minor = excluded.guarantee_minor,
      number_limit_minor = excluded.number_limit_minor,
      changed_at = excluded.changed_at`.execute(executor);
}
