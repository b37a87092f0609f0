import { sql, type SqlBool } from 'kysely';
import type { Executor } from '@pavilion/database';
import { forgetCodesOf } from '../../support/outbox/index.ts';
import { codeKind, type TacPurpose } from './tac-purpose.ts';

/**
 * Puts a new code in the place of the one the same caller asked for before, which stops working.
 */
export async function replaceTac(
  executor: Executor,
  tac: {
    playerId: string;
    siteId: string;
    purpose: TacPurpose;
    source: string;
    codeHash: Uint8Array;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const values = {
    code_hash: tac.codeHash,
    created_at: tac.now,
    expires_at: tac.expiresAt,
    tries: 0,
    foreign_tries: 0,
    used_at: null,
  };
  await executor
    .insertInto('tacs')
    .values({
      player_id: tac.playerId,
      site_id: tac.siteId,
      purpose: tac.purpose,
      source: tac.source,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'purpose', 'source']).doUpdateSet(values),
    )
    .execute();
}

/**
 * Hashes of the player's codes that a try from `source` cannot use any more, or that it may know
 * of: dead ones and his own.
 */
export async function readSpent(
  executor: Executor,
  playerId: string,
  purpose: TacPurpose,
  { source, now }: { source: string; now: Date },
): Promise<Uint8Array[]> {
  const rows = await executor
    .selectFrom('tacs')
    .select('code_hash')
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where((where) =>
      where.or([
        where('used_at', 'is not', null),
        where('expires_at', '<=', now),
        where('source', '=', source),
      ]),
    )
    .execute();
  return rows.map((row) => row.code_hash);
}

/**
 * Counts a try on every live code of the player for the purpose, and gives their hashes. The tries
 * of who asked for a code are counted apart from those of everybody else, each `triesMax` at most.
 */
export async function takeTries(
  executor: Executor,
  playerId: string,
  purpose: TacPurpose,
  limits: { source: string; now: Date; triesMax: number },
): Promise<Uint8Array[]> {
  const isOwn = sql<boolean>`source = ${limits.source}`;
  const rows = await executor
    .updateTable('tacs')
    .set({
      tries: sql<number>`tries + case when ${isOwn} then 1 else 0 end`,
      foreign_tries: sql<number>`foreign_tries + case when ${isOwn} then 0 else 1 end`,
    })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', limits.now)
    .where(sql<SqlBool>`case when ${isOwn} then tries else foreign_tries end < ${limits.triesMax}`)
    .returning('code_hash')
    .execute();
  return rows.map((row) => row.code_hash);
}

/**
 * Uses a code up; false when somebody else did so first. The hash ties it to the code that was
 * tried. Other codes for the same purpose end with it, and what was sent of them is forgotten.
 */
export async function spendTac(
  executor: Executor,
  playerId: string,
  purpose: TacPurpose,
  used: { codeHash: Uint8Array; now: Date },
): Promise<boolean> {
  const row = await executor
    .updateTable('tacs')
    .set({ used_at: used.now })
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', used.codeHash)
    .where('used_at', 'is', null)
    .returning('player_id')
    .executeTakeFirst();
  if (row) await endTacs(executor, playerId, used.now, purpose);
  return row !== undefined;
}

/** Ends the player's live codes, for one purpose or for all. */
export async function endTacs(
  executor: Executor,
  playerId: string,
  now: Date,
  purpose?: TacPurpose,
): Promise<void> {
  let update = executor
    .updateTable('tacs')
    .set({ used_at: now })
    .where('player_id', '=', playerId)
    .where('used_at', 'is', null);
  if (purpose) update = update.where('purpose', '=', purpose);
  await update.execute();
  await forgetCodesOf(executor, playerId, purpose && codeKind(purpose));
}

/** Removes codes that ended long ago. */
export async function pruneTacs(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('tacs').where('expires_at', '<', before).execute();
}
