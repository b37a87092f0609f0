import type { Executor } from '@pavilion/database';
import type { Owner } from './totp.store.ts';

/** Puts new codes in the place of all others of the player. */
export async function replaceRecoveryCodes(
  executor: Executor,
  { siteId, playerId }: Owner,
  hashes: readonly Uint8Array[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(executor, { siteId, playerId });
  const rows = hashes.map((code_hash) => ({
    player_id: playerId,
    site_id: siteId,
    code_hash,
    created_at: now,
    used_at: null,
  }));
  await executor.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a code up; false when there is no such code, or it was used before. */
export async function spendRecoveryCode(
  executor: Executor,
  { siteId, playerId }: Owner,
  hash: Uint8Array,
  now: Date,
): Promise<boolean> {
  const row = await executor
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Codes of the player that were not used; null when he never got any. */
export async function countRecoveryCodes(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<number | null> {
  const rows = await executor
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .execute();
  return rows.length === 0 ? null : rows.filter(({ used_at }) => used_at === null).length;
}

export async function deleteRecoveryCodes(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<void> {
  await executor
    .deleteFrom('recovery_codes')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .execute();
}
