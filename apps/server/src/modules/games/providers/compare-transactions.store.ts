import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type WalletMove = Selectable<Tables['wallet_moves']> & { currency: string };

/** Moves of a connection's providers, by their ids; a provider's id may stand on several sites. */
export async function readMovesById(
  executor: Executor,
  { providerCode, txIds }: { providerCode: string; txIds: readonly string[] },
): Promise<WalletMove[]> {
  if (txIds.length === 0) return [];
  const { rows } = await sql<WalletMove>`
    select m.*, r.currency from wallet_moves m
      join wallet_rounds r on r.site_id = m.site_id and r.provider_code = m.provider_code
        and r.round_id = m.round_id
     where m.provider_code = ${providerCode} and m.tx_id = any (${[...txIds]}::text[])`.execute(
    executor,
  );
  return rows;
}

/**
 * What money of a connection's providers moved at or after a moment and before another, without
 * what the wallet did by itself.
 */
export async function readMovesBetween(
  executor: Executor,
  span: { connectionCode: string; from: Date; to: Date; ownPrefix: string },
): Promise<WalletMove[]> {
  const { rows } = await sql<WalletMove>`
    select m.*, r.currency from providers p
      join wallet_moves m on m.provider_code = p.code and m.created_at >= ${span.from}
        and m.created_at < ${span.to}
      join wallet_rounds r on r.site_id = m.site_id and r.provider_code = m.provider_code
        and r.round_id = m.round_id
     where p.connection_code = ${span.connectionCode} and m.state <> 'tombstone'
       and not starts_with(m.tx_id, ${span.ownPrefix})
     order by m.created_at, m.seq`.execute(executor);
  return rows;
}

/** The site of a player by his alias at a connection, or null. */
export async function findSiteOfAlias(
  executor: Executor,
  { connectionCode, alias }: { connectionCode: string; alias: string },
): Promise<string | null> {
  const row = await executor
    .selectFrom('provider_players')
    .select('site_id')
    .where('connection_code', '=', connectionCode)
    .where('alias', '=', alias)
    .executeTakeFirst();
  return row?.site_id ?? null;
}

export async function keepComparedUntil(
  executor: Executor,
  connectionCode: string,
  until: Date,
): Promise<void> {
  await executor
    .updateTable('provider_connections')
    .set({ compared_until: until })
    .where('code', '=', connectionCode)
    .execute();
}
