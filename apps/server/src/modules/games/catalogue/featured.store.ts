import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

interface GameName {
  providerCode: string;
  gameCode: string;
}

/** The games that a site puts first, `PROVIDER/code`, in their order. */
export async function readFeatured(executor: Executor, siteId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('site_featured_games')
    .select(['provider_code', 'game_code'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .execute();
  return rows.map((row) => `${row.provider_code}/${row.game_code}`);
}

/** Those of these games that no catalogue has. */
export async function unknownGames(
  executor: Executor,
  games: readonly GameName[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select x ->> 'providerCode' || '/' || (x ->> 'gameCode') as name
      from jsonb_array_elements(${jsonText(games)}::jsonb) x
     where not exists (select from games g where g.provider_code = x ->> 'providerCode'
       and g.code = x ->> 'gameCode')`.execute(executor);
  return rows.map(({ name }) => name);
}

export async function replaceFeatured(
  executor: Executor,
  siteId: string,
  games: readonly GameName[],
): Promise<void> {
  await executor.deleteFrom('site_featured_games').where('site_id', '=', siteId).execute();
  if (games.length === 0) return;
  await executor
    .insertInto('site_featured_games')
    .values(
      games.map(({ providerCode, gameCode }, position) => ({
        site_id: siteId,
        position,
        provider_code: providerCode,
        game_code: gameCode,
      })),
    )
    .execute();
}
