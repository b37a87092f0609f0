import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/**
 * What a player has set up besides his password; `passkey` only where one of them signs in at this
 * host.
 */
export interface SecondStepState {
  hasAny: boolean;
  totp: boolean;
  passkey: boolean;
  recovery: boolean;
}

export async function readSecondStepState(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  rpId: string,
): Promise<SecondStepState> {
  const { rows } = await sql<{
    totp: boolean;
    any_passkey: boolean;
    passkey: boolean;
    recovery: boolean;
  }>`
    select
      exists (select 1 from totp_secrets where player_id = ${owner.playerId}
        and site_id = ${owner.siteId}
        and confirmed_at is not null) as totp,
      exists (select 1 from passkeys where player_id = ${owner.playerId}
      and site_id = ${owner.siteId}) as any_passkey, exists (select 1 from passkeys
        where player_id = ${owner.playerId} and site_id = ${owner.siteId}
        and rp_id = ${rpId}) as passkey,
      exists (select 1 from recovery_codes where player_id = ${owner.playerId}
        and site_id = ${owner.siteId}
        and used_at is null) as recovery`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('a query without conditions has a row');
  return {
    hasAny: row.totp || row.any_passkey,
    totp: row.totp,
    passkey: row.passkey,
    recovery: row.recovery && (row.totp || row.any_passkey),
  };
}

export async function insertChallenge(
  executor: Executor,
  challenge: {
    tokenHash: Uint8Array;
    siteId: string;
    playerId: string;
    onlyToWithdraw: boolean;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await executor
    .insertInto('sign_in_challenges')
    .values({
      token_hash: challenge.tokenHash,
      site_id: challenge.siteId,
      player_id: challenge.playerId,
      only_to_withdraw: challenge.onlyToWithdraw,
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
      used_at: null,
    })
    .execute();
}

/** A sign-in of the site that still waits for its second step. */
export async function findChallenge(
  executor: Executor,
  siteId: string,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ playerId: string; onlyToWithdraw: boolean; createdAt: Date } | null> {
  const row = await executor
    .selectFrom('sign_in_challenges')
    .select(['player_id', 'only_to_withdraw', 'created_at'])
    .where('token_hash', '=', tokenHash)
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '<=', now)
    .executeTakeFirst();
  return row
    ? {
        playerId: row.player_id,
        onlyToWithdraw: row.only_to_withdraw,
        createdAt: row.created_at,
      }
    : null;
}

/** Counts a try; false when there were `triesMax`, or it was used meanwhile. */
export async function takeChallengeTry(
  executor: Executor,
  tokenHash: Uint8Array,
  triesMax: number,
): Promise<boolean> {
  const row = await executor
    .updateTable('sign_in_challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('tries', '<', triesMax)
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function spendChallenge(
  executor: Executor,
  tokenHash: Uint8Array,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('sign_in_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Removes what ended long ago. */
export async function pruneChallenges(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('sign_in_challenges').where('expires_at', '<', before).execute();
  await executor.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute();
  await executor.deleteFrom('contact_changes').where('expires_at', '<', before).execute();
}
