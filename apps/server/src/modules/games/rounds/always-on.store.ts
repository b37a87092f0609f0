import type { Executor } from '@pavilion/database';
import { houseProviderCode } from '@pavilion/games';
import type { RoundTable } from '../fairness/index.ts';

/** Whether a table's rounds follow each other though nobody looks. */
export async function isAlwaysOn(executor: Executor, of: RoundTable): Promise<boolean> {
  const row = await executor
    .selectFrom('always_on_tables')
    .select('game_code')
    .where('site_id', '=', of.siteId)
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .where('table_id', '=', of.tableId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tables of these games that are always on and have no round to come: they are to be started. */
export async function readIdleTables(
  executor: Executor,
  gameCodes: readonly string[],
): Promise<RoundTable[]> {
  if (gameCodes.length === 0) return [];
  const rows = await executor
    .selectFrom('always_on_tables as a')
    .selectAll('a')
    .where('a.game_code', 'in', [...gameCodes])
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('shared_rounds as r')
            .select('r.id')
            .whereRef('r.site_id', '=', 'a.site_id')
            .whereRef('r.provider_code', '=', 'a.provider_code')
            .whereRef('r.game_code', '=', 'a.game_code')
            .whereRef('r.table_id', '=', 'a.table_id')
            .where('r.next_at', 'is not', null),
        ),
      ),
    )
    .execute();
  return rows.map((row) => ({
    siteId: row.site_id,
    providerCode: row.provider_code,
    gameCode: row.game_code,
    tableId: row.table_id,
  }));
}

/**
 * Tables of our studio's games that are always on, as staff name them: `roulette`, `roulette:2`.
 */
export async function readAlwaysOn(executor: Executor, siteId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('always_on_tables')
    .select(['game_code', 'table_id'])
    .where('site_id', '=', siteId)
    .where('provider_code', '=', houseProviderCode)
    .orderBy('game_code')
    .orderBy('table_id')
    .execute();
  return rows.map(({ game_code: code, table_id: id }) => (id === '' ? code : `${code}:${id}`));
}

/** Keeps exactly these always on. */
export async function replaceAlwaysOn(
  executor: Executor,
  siteId: string,
  tables: ReadonlyArray<{ gameCode: string; tableId: string }>,
): Promise<void> {
  await executor.deleteFrom('always_on_tables').where('site_id', '=', siteId).execute();
  if (tables.length === 0) return;
  const of = { site_id: siteId, provider_code: houseProviderCode };
  await executor
    .insertInto('always_on_tables')
    .values(
      tables.map(({ gameCode, tableId }) => ({ ...of, game_code: gameCode, table_id: tableId })),
    )
    .execute();
}
