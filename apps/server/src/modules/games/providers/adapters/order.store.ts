import type { Executor } from '@pavilion/database';
import type { SessionRow } from '../session.store.ts';

/**
 * The newest session a connection has of an alias, of one provider if that is said; good or over.
 */
export async function newestSessionOf(
  executor: Executor,
  wanted: {
    connectionCode: string;
    siteId: string | null;
    alias: string;
    providerCode?: string | undefined;
  },
): Promise<SessionRow | null> {
  let query = executor
    .selectFrom('game_sessions')
    .selectAll()
    .where('connection_code', '=', wanted.connectionCode)
    .where('alias', '=', wanted.alias)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  if (wanted.siteId !== null) query = query.where('site_id', '=', wanted.siteId);
  if (wanted.providerCode !== undefined)
    query = query.where('provider_code', '=', wanted.providerCode);
  return (await query.executeTakeFirst()) ?? null;
}

/** Our name of a game that a connection calls by its own, or null when there is none. */
export async function findForeignGame(
  executor: Executor,
  { connectionCode, foreignCode }: { connectionCode: string; foreignCode: string },
): Promise<{ provider: string; game: string } | null> {
  const row = await executor
    .selectFrom('provider_games')
    .innerJoin('providers', 'providers.code', 'provider_games.provider_code')
    .select(['provider_games.provider_code as provider', 'provider_games.game_code as game'])
    .where('provider_games.foreign_code', '=', foreignCode)
    .where('providers.connection_code', '=', connectionCode)
    .executeTakeFirst();
  return row ?? null;
}

/** Where a connection's transaction stands, by its id alone. */
export async function findMoveOfConnection(
  executor: Executor,
  wanted: { connectionCode: string; siteId: string; playerId: string; txId: string },
): Promise<{ provider_code: string; round_id: string } | null> {
  const row = await executor
    .selectFrom('wallet_moves')
    .innerJoin('providers', 'providers.code', 'wallet_moves.provider_code')
    .select(['wallet_moves.provider_code', 'wallet_moves.round_id'])
    .where('wallet_moves.site_id', '=', wanted.siteId)
    .where('wallet_moves.player_id', '=', wanted.playerId)
    .where('wallet_moves.tx_id', '=', wanted.txId)
    .where('providers.connection_code', '=', wanted.connectionCode)
    .executeTakeFirst();
  return row ?? null;
}
