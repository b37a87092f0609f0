import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { RoundTable } from '../fairness/index.ts';

export type GameTableRow = Selectable<Tables['game_tables']>;

/** What is said of one table; null: nothing, as of most first tables. */
export async function readGameTable(
  executor: Executor,
  of: RoundTable,
): Promise<GameTableRow | null> {
  const row = await executor
    .selectFrom('game_tables')
    .selectAll()
    .where('site_id', '=', of.siteId)
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .where('table_id', '=', of.tableId)
    .executeTakeFirst();
  return row ?? null;
}

/** What is said of the tables of a site, each game's first table first. */
export async function readGameTables(executor: Executor, siteId: string): Promise<GameTableRow[]> {
  return executor
    .selectFrom('game_tables')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('provider_code')
    .orderBy('game_code')
    .orderBy('table_id')
    .execute();
}

/** Opens a table, or says something else of it. */
export async function writeGameTable(executor: Executor, row: GameTableRow): Promise<void> {
  const { site_id, provider_code, game_code, table_id, ...said } = row;
  await executor
    .insertInto('game_tables')
    .values({ site_id, provider_code, game_code, table_id, ...said })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'provider_code', 'game_code', 'table_id']).doUpdateSet(said),
    )
    .execute();
}
