import type { Executor } from '@pavilion/database';

export interface Owner {
  siteId: string;
  playerId: string;
}

export function readTotp(executor: Executor, { siteId, playerId }: Owner) {
  return executor
    .selectFrom('totp_secrets')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

/**
 * Keeps a key that is not confirmed yet, in the place of one that never was; a confirmed one stays.
 */
export async function putPendingTotp(
  executor: Executor,
  { siteId, playerId }: Owner,
  sealedSecret: string,
  now: Date,
): Promise<void> {
  const values = { sealed_secret: sealedSecret, created_at: now };
  await executor
    .insertInto('totp_secrets')
    .values({ ...values, player_id: playerId, site_id: siteId, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet(values)
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .execute();
}

/** Takes a pending key into use with its first code; false when another tab was first. */
export async function confirmTotp(
  executor: Executor,
  { siteId, playerId }: Owner,
  confirmed: { sealedSecret: string; step: number; now: Date },
): Promise<boolean> {
  const row = await executor
    .updateTable('totp_secrets')
    .set({ confirmed_at: confirmed.now, last_step: confirmed.step })
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('sealed_secret', '=', confirmed.sealedSecret)
    .where('confirmed_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the code of a step up; false when it, or a newer one, was used before. */
export async function takeStep(
  executor: Executor,
  { siteId, playerId }: Owner,
  step: number,
): Promise<boolean> {
  const row = await executor
    .updateTable('totp_secrets')
    .set({ last_step: step })
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('last_step', '<', step)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTotp(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<boolean> {
  const row = await executor
    .deleteFrom('totp_secrets')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .returning('player_id')
    .executeTakeFirst();
  return row !== undefined;
}
