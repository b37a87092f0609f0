import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type MoveRow = Selectable<Tables['wallet_moves']>;
export type RoundRow = Selectable<Tables['wallet_rounds']>;

/** A move of a provider on any of these sites. */
export async function findMove(
  executor: Executor,
  {
    siteIds,
    providerCode,
    txId,
  }: {
    siteIds: readonly string[];
    providerCode: string;
    txId: string;
  },
): Promise<MoveRow | null> {
  const row = await executor
    .selectFrom('wallet_moves')
    .selectAll()
    .where('site_id', 'in', siteIds)
    .where('provider_code', '=', providerCode)
    .where('tx_id', '=', txId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findRound(
  executor: Executor,
  {
    siteIds,
    providerCode,
    roundId,
  }: {
    siteIds: readonly string[];
    providerCode: string;
    roundId: string;
  },
): Promise<RoundRow | null> {
  const row = await executor
    .selectFrom('wallet_rounds')
    .selectAll()
    .where('site_id', 'in', siteIds)
    .where('provider_code', '=', providerCode)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return row ?? null;
}

export async function readMovesOf(executor: Executor, round: RoundRow): Promise<MoveRow[]> {
  return executor
    .selectFrom('wallet_moves')
    .selectAll()
    .where('site_id', '=', round.site_id)
    .where('provider_code', '=', round.provider_code)
    .where('round_id', '=', round.round_id)
    .orderBy('seq')
    .execute();
}

export async function aliasFor(
  executor: Executor,
  {
    connectionCode,
    siteId,
    playerId,
  }: {
    connectionCode: string;
    siteId: string;
    playerId: string;
  },
): Promise<string> {
  const row = await executor
    .selectFrom('provider_players')
    .select('alias')
    .where('connection_code', '=', connectionCode)
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.alias ?? '';
}
