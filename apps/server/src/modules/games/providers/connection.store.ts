import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import { insertProviders, offerOnAllSites } from './new-games/new-games.store.ts';

export type ConnectionRow = Selectable<Tables['provider_connections']>;

/** The connection that brings a provider's games, or null when it has none. */
export async function findConnectionOf(
  executor: Executor,
  providerCode: string,
): Promise<ConnectionRow | null> {
  const row = await executor
    .selectFrom('provider_connections')
    .innerJoin('providers', 'providers.connection_code', 'provider_connections.code')
    .where('providers.code', '=', providerCode)
    .selectAll('provider_connections')
    .executeTakeFirst();
  return row ?? null;
}

export async function findConnection(
  executor: Executor,
  code: string,
): Promise<ConnectionRow | null> {
  const row = await executor
    .selectFrom('provider_connections')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

export async function listConnections(executor: Executor): Promise<ConnectionRow[]> {
  return executor.selectFrom('provider_connections').selectAll().orderBy('code').execute();
}

/** Providers of a connection, or all that have one. */
export async function listConnectedProviders(executor: Executor, connectionCode?: string) {
  let query = executor
    .selectFrom('providers')
    .select(['code', 'name', 'connection_code', 'is_enabled'])
    .where('connection_code', 'is not', null)
    .orderBy('code');
  if (connectionCode !== undefined) query = query.where('connection_code', '=', connectionCode);
  return query.execute();
}

/**
 * Writes a connection and gives it the providers; those it had and are not named stay without one.
 * A provider that is new here is offered on every site, by its code until its catalogue names it.
 */
export async function saveConnection(
  executor: Executor,
  connection: {
    code: string;
    name: string;
    launchAddress: string;
    studioAddress: string | null;
    dialect: ConnectionRow['dialect'];
    providerCodes: readonly string[];
    now: Date;
  },
): Promise<void> {
  const said = {
    name: connection.name,
    launch_address: connection.launchAddress,
    studio_address: connection.studioAddress,
    dialect: connection.dialect,
  };
  await executor
    .insertInto('provider_connections')
    .values({ code: connection.code, ...said, catalogue_cursor: null, created_at: connection.now })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(said))
    .execute();
  await executor
    .updateTable('providers')
    .set({ connection_code: null })
    .where('connection_code', '=', connection.code)
    .execute();
  if (connection.providerCodes.length === 0) return;
  const named = connection.providerCodes.map((code) => ({ code, name: code }));
  await offerOnAllSites(executor, await insertProviders(executor, named));
  await executor
    .updateTable('providers')
    .set({ connection_code: connection.code })
    .where('code', 'in', connection.providerCodes)
    .execute();
}

export async function switchConnection(
  executor: Executor,
  code: string,
  isEnabled: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('provider_connections')
    .set({ is_enabled: isEnabled })
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function switchProvider(
  executor: Executor,
  code: string,
  isEnabled: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('providers')
    .set({ is_enabled: isEnabled })
    .where('code', '=', code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when there is no such game. `version` switches that version of its maths alone. */
export async function switchGame(
  executor: Executor,
  game: { providerCode: string; gameCode: string; version?: string; isOff: boolean },
): Promise<boolean> {
  const { providerCode, gameCode, version, isOff } = game;
  const known = await executor
    .selectFrom('games')
    .select('id')
    .where('provider_code', '=', providerCode)
    .where('code', '=', gameCode)
    .executeTakeFirst();
  if (!known) return false;
  const key = { provider_code: providerCode, game_code: gameCode };
  await executor
    .insertInto('provider_games')
    .values({ ...key, stakes: '{}', facts: '{}', told_at: null })
    .onConflict((conflict) => conflict.columns(['provider_code', 'game_code']).doNothing())
    .execute();
  const others = sql<string[]>`array_remove(off_versions, ${version ?? ''})`;
  await executor
    .updateTable('provider_games')
    .set(
      version === undefined
        ? { is_switched_off: isOff }
        : { off_versions: isOff ? sql<string[]>`${others} || ${version}::text` : others },
    )
    .where('provider_code', '=', providerCode)
    .where('game_code', '=', gameCode)
    .execute();
  return true;
}
