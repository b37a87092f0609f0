import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';
import { launchKindOf } from '@pavilion/domain/providers';
import type { MarkedGame } from './game-marks.ts';
import type { gameRow } from './new-game.ts';

/**
 * Writes providers that are not there yet, our own before all and others behind those that are;
 * gives the codes of those it wrote.
 */
export async function insertProviders(
  executor: Executor,
  providers: ReadonlyArray<{ code: string; name: string }>,
): Promise<string[]> {
  if (providers.length === 0) return [];
  const rows = providers.map(({ code, name }, index) => ({
    code,
    name,
    launch_kind: launchKindOf(code),
    position: launchKindOf(code) === 'house' ? 0 : behindAll(index),
  }));
  const written = await executor
    .insertInto('providers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute();
  return written.map(({ code }) => code);
}

const behindAll = (index: number) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from providers) + ${index}::integer`;

/** Offers these providers on every site, as a new site is offered every provider there is. */
export async function offerOnAllSites(executor: Executor, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await sql`insert into site_providers (site_id, provider_code)
    select s.id, code from sites s, unnest(${[...codes]}::text[]) code
    on conflict do nothing`.execute(executor);
}

/** Names of the providers of one connection, by code. */
export async function readProviderNames(
  executor: Executor,
  connectionCode: string,
): Promise<Map<string, string>> {
  const rows = await executor
    .selectFrom('providers')
    .select(['code', 'name'])
    .where('connection_code', '=', connectionCode)
    .execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** What players read of a provider from now on. */
export async function renameProvider(
  executor: Executor,
  { code, name }: { code: string; name: string },
): Promise<void> {
  await executor.updateTable('providers').set({ name }).where('code', '=', code).execute();
}

/** Writes games; those that are there stay. */
export async function insertGames(
  executor: Executor,
  games: ReadonlyArray<ReturnType<typeof gameRow>>,
): Promise<void> {
  if (games.length === 0) return;
  await executor
    .insertInto('games')
    .values([...games])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Every game of the platform with its marks, the most popular first. */
export function readMarkedGames(executor: Executor): Promise<MarkedGame[]> {
  return executor
    .selectFrom('games')
    .select(['id', 'provider_code', 'category', 'released_at'])
    .select(['is_hot', 'is_featured', 'is_popular', 'is_new'])
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .execute();
}

export async function writeMarks(executor: Executor, games: readonly MarkedGame[]): Promise<void> {
  if (games.length === 0) return;
  await sql`
    update games g set is_hot = x.is_hot, is_featured = x.is_featured, is_popular = x.is_popular,
      is_new = x.is_new
      from jsonb_to_recordset(${jsonText(games)}::jsonb)
        as x(id uuid, is_hot boolean, is_featured boolean, is_popular boolean, is_new boolean)
     where g.id = x.id`.execute(executor);
}
