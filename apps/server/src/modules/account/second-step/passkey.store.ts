import type { Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';
import type { Owner } from './totp.store.ts';

export type PasskeyRow = Selectable<Tables['passkeys']>;
export type PasskeyPurpose = Tables['passkey_challenges']['purpose'];

export async function insertPasskeyChallenge(
  executor: Executor,
  challenge: {
    challenge: string;
    siteId: string;
    purpose: PasskeyPurpose;
    playerId: string | null;
    accountId: string | null;
    rpId: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await executor
    .insertInto('passkey_challenges')
    .values({
      challenge: challenge.challenge,
      site_id: challenge.siteId,
      purpose: challenge.purpose,
      player_id: challenge.playerId,
      account_id: challenge.accountId,
      rp_id: challenge.rpId,
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/**
 * Uses a challenge up, whatever comes of it; null when it is unknown, over, or was made for
 * something else.
 */
export async function takePasskeyChallenge(
  executor: Executor,
  wanted: { challenge: string; siteId: string; purpose: PasskeyPurpose; now: Date },
): Promise<{ playerId: string | null; accountId: string | null; rpId: string } | null> {
  const row = await executor
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', wanted.challenge)
    .where('site_id', '=', wanted.siteId)
    .where('purpose', '=', wanted.purpose)
    .where('expires_at', '>', wanted.now)
    .where('created_at', '<=', wanted.now)
    .returning(['player_id', 'account_id', 'rp_id'])
    .executeTakeFirst();
  return row ? { playerId: row.player_id, accountId: row.account_id, rpId: row.rp_id } : null;
}

/** Keeps a passkey; `passkeys_credential_once` refuses one that somebody has already. */
export async function insertPasskey(
  executor: Executor,
  passkey: Omit<PasskeyRow, 'last_used_at'>,
): Promise<void> {
  await executor
    .insertInto('passkeys')
    .values({ ...passkey, last_used_at: null })
    .execute();
}

export async function countPasskeys(
  executor: Executor,
  { siteId, playerId }: Owner,
): Promise<number> {
  const { count } = await executor
    .selectFrom('passkeys')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The passkeys a player has at a host. */
export function readPasskeysAt(executor: Executor, { siteId, playerId }: Owner, rpId: string) {
  return executor
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .where('rp_id', '=', rpId)
    .orderBy('id')
    .execute();
}

/** A page of a player's passkeys, the newest first. */
export function readPasskeys(
  executor: Executor,
  { siteId, playerId }: Owner,
  page: { beforeId: string | undefined; limit: number },
): Promise<PasskeyRow[]> {
  let query = executor
    .selectFrom('passkeys')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.beforeId !== undefined) query = query.where('id', '<', page.beforeId);
  return query.execute();
}

export function findOwnPasskey(
  executor: Executor,
  { siteId, playerId }: Owner,
  passkeyId: string,
): Promise<PasskeyRow | undefined> {
  return executor
    .selectFrom('passkeys')
    .selectAll()
    .where('id', '=', passkeyId)
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

/** The passkey of a site by what the browser calls it, whoever's it is. */
export function findPasskey(
  executor: Executor,
  siteId: string,
  { rpId, credentialId }: { rpId: string; credentialId: string },
): Promise<PasskeyRow | undefined> {
  return executor
    .selectFrom('passkeys')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('rp_id', '=', rpId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/**
 * Notes that a passkey signed; false when another signature came first, or its counter did not
 * grow.
 */
export async function notePasskeyUse(
  executor: Executor,
  passkey: Pick<PasskeyRow, 'id' | 'site_id' | 'sign_count'>,
  use: { signCount: bigint; isSynced: boolean; now: Date },
): Promise<boolean> {
  const row = await executor
    .updateTable('passkeys')
    .set({ sign_count: use.signCount, is_synced: use.isSynced, last_used_at: use.now })
    .where('id', '=', passkey.id)
    .where('site_id', '=', passkey.site_id)
    .where('sign_count', '=', passkey.sign_count)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function renamePasskey(
  executor: Executor,
  { siteId, playerId }: Owner,
  passkeyId: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return executor
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', passkeyId)
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId)
    .returningAll()
    .executeTakeFirst();
}

/** Removes one passkey of a player, or all of them; gives how many. */
export async function deletePasskeys(
  executor: Executor,
  { siteId, playerId }: Owner,
  onlyId?: string,
): Promise<number> {
  let query = executor
    .deleteFrom('passkeys')
    .where('player_id', '=', playerId)
    .where('site_id', '=', siteId);
  if (onlyId !== undefined) query = query.where('id', '=', onlyId);
  return (await query.returning('id').execute()).length;
}
