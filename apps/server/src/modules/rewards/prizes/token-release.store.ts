import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

export interface TokenRelease {
  id: string;
  siteId: string;
  playerId: string;
  tokens: bigint;
}

export async function insertRelease(
  executor: Executor,
  row: TokenRelease & { releaseAt: Date },
): Promise<void> {
  await executor
    .insertInto('token_releases')
    .values({
      id: row.id,
      site_id: row.siteId,
      player_id: row.playerId,
      tokens: row.tokens,
      release_at: row.releaseAt,
      released_at: null,
    })
    .execute();
}

/** Takes tokens whose time has come, marked as released; to be posted in the same transaction. */
export async function takeDueReleases(
  executor: Executor,
  now: Date,
  limit: number,
): Promise<TokenRelease[]> {
  const { rows } = await sql<TokenRelease>`
    update token_releases t set released_at = ${now}::timestamptz
     where t.id in (select d.id from token_releases d
       where d.released_at is null and d.release_at <= ${now}::timestamptz
       order by d.release_at limit ${limit} for update skip locked)
     returning t.id, t.site_id as "siteId", t.player_id as "playerId", t.tokens`.execute(executor);
  return rows;
}
