import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

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

/** Writes a connection and gives it the providers; those it had and are not named stay without one. */
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

/** False when there is no such game. */
export async function switchGame(
  executor: Executor,
  game: { providerCode: string; gameCode: string; isOff: boolean },
): Promise<boolean> {
  const known = await executor
    .selectFrom('games')
    .select('id')
    .where('provider_code', '=', game.providerCode)
    .where('code', '=', game.gameCode)
    .executeTakeFirst();
  if (!known) return false;
  await executor
    .insertInto('provider_games')
    .values({
      provider_code: game.providerCode,
      game_code: game.gameCode,
      is_switched_off: game.isOff,
      stakes: '{}',
      facts: '{}',
      told_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_code', 'game_code']).doUpdateSet({ is_switched_off: game.isOff }),
    )
    .execute();
  return true;
}
