import type { Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type LayoutRow = Selectable<Tables['table_layouts']>;

interface Owner {
  siteId: string;
  playerId: string;
}

/** A player's favourite bets, of one game or of all, by name. */
export async function readLayouts(
  executor: Executor,
  { siteId, playerId }: Owner,
  game: { provider_code?: string | undefined; game_code?: string | undefined },
): Promise<LayoutRow[]> {
  let rows = executor
    .selectFrom('table_layouts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId);
  if (game.provider_code !== undefined) rows = rows.where('provider_code', '=', game.provider_code);
  if (game.game_code !== undefined) rows = rows.where('game_code', '=', game.game_code);
  return rows.orderBy('name').orderBy('id').execute();
}

/** Keeps bets under a name, in place of others of that name; the row as it stands. */
export async function writeLayout(executor: Executor, row: LayoutRow): Promise<LayoutRow> {
  const bets = jsonText(row.bets);
  return executor
    .insertInto('table_layouts')
    .values({ ...row, bets })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'provider_code', 'game_code', 'name']).doUpdateSet({ bets }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False: there are none of this id. */
export async function deleteLayout(
  executor: Executor,
  { siteId, playerId }: Owner,
  layoutId: string,
): Promise<boolean> {
  const row = await executor
    .deleteFrom('table_layouts')
    .where('id', '=', layoutId)
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
