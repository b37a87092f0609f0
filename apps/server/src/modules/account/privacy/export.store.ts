import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { Owner } from './consent.store.ts';

export interface WaitingExport {
  id: string;
  siteId: string;
  playerId: string;
}

/** Notes the wish, unless one of the player was noted since `since`; gives whether it did. */
export async function insertExport(
  executor: Executor,
  { siteId, playerId }: Owner,
  wish: { id: string; now: Date; since: Date; expiresAt: Date },
): Promise<boolean> {
  await sql`select lock_player(${playerId}::uuid)`.execute(executor);
  const { rows } = await sql`
    insert into data_exports (id, site_id, player_id, asked_at, expires_at)
    select ${wish.id}, ${siteId}, ${playerId}, ${wish.now}, ${wish.expiresAt}
     where not exists (select from data_exports e where e.player_id = ${playerId}
       and e.asked_at > ${wish.since})
    returning id`.execute(executor);
  return rows.length > 0;
}

/** The wish that waits longest, locked until the transaction ends; null when there is none. */
export async function lockWaiting(executor: Executor): Promise<WaitingExport | null> {
  const row = await executor
    .selectFrom('data_exports')
    .select(['id', 'site_id as siteId', 'player_id as playerId'])
    .where('ready_at', 'is', null)
    .orderBy('asked_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export async function writeFile(
  executor: Executor,
  id: string,
  made: { file: Uint8Array; tokenHash: Uint8Array; now: Date; expiresAt: Date },
): Promise<void> {
  await executor
    .updateTable('data_exports')
    .set({
      file: made.file,
      token_hash: made.tokenHash,
      ready_at: made.now,
      expires_at: made.expiresAt,
    })
    .where('id', '=', id)
    .execute();
}

/** The file behind an address of the site, while its time lasts. */
export async function readFile(
  executor: Executor,
  siteId: string,
  tokenHash: Uint8Array,
  now: Date,
): Promise<Uint8Array | null> {
  const row = await executor
    .selectFrom('data_exports')
    .select('file')
    .where('token_hash', '=', tokenHash)
    .where('site_id', '=', siteId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.file ?? null;
}

/** Forgets files whose time is over. */
export async function deleteExpired(executor: Executor, now: Date): Promise<void> {
  await executor
    .deleteFrom('data_exports')
    .where('expires_at', '<=', now)
    .where('ready_at', 'is not', null)
    .execute();
}
