import type { Selectable, Updateable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import { hasAnyOf, isAbandoned, type UniqueValues } from './abandoned.store.ts';

export type PlayerRow = Selectable<Tables['players']>;

export interface NewPlayer {
  id: string;
  siteId: string;
  accountId: string;
  passwordHash: string;
  phone: string;
  email: string;
  language: string;
  referralCode: string;
  referrerId: string | null;
  attribution: Record<string, string>;
  isAgeConfirmed: boolean;
}

/**
 * Inserts a pending account. Unique rules `players_account_once`, `…_phone_once`, `…_email_once`
 * may refuse it.
 */
export async function insertPlayer(
  executor: Executor,
  player: NewPlayer,
  now: Date,
): Promise<void> {
  await executor
    .insertInto('players')
    .values({
      id: player.id,
      site_id: player.siteId,
      account_id: player.accountId,
      password_hash: player.passwordHash,
      full_name: '',
      phone: player.phone,
      email: player.email,
      status: 'PENDING',
      excluded_until: null,
      language: player.language,
      referral_code: player.referralCode,
      referrer_id: player.referrerId,
      attribution: jsonText(player.attribution),
      is_age_confirmed: player.isAgeConfirmed,
      created_at: now,
      activated_at: null,
      last_login_at: null,
      updated_at: now,
    })
    .execute();
  await executor
    .insertInto('player_stats')
    .values({ player_id: player.id, site_id: player.siteId, last_active_at: null })
    .execute();
}

export async function findPlayer(
  executor: Executor,
  siteId: string,
  accountId: string,
): Promise<PlayerRow | null> {
  const row = await executor
    .selectFrom('players')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** An account of the site by its own id. */
export async function findPlayerById(
  executor: Executor,
  siteId: string,
  playerId: string,
): Promise<PlayerRow | null> {
  const row = await executor
    .selectFrom('players')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row ?? null;
}

/** As {@link findPlayerById}; until the transaction ends nothing else changes the account. */
export async function lockPlayerById(
  executor: Executor,
  siteId: string,
  playerId: string,
): Promise<PlayerRow> {
  return executor
    .selectFrom('players')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', playerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Name of the account a mail or phone (in its stored form) belongs to; null when it is nobody's.
 */
export async function findAccountId(
  executor: Executor,
  siteId: string,
  contact: { column: 'email' | 'phone'; value: string },
): Promise<string | null> {
  const row = await executor
    .selectFrom('players')
    .select('account_id')
    .where('site_id', '=', siteId)
    .where(contact.column, '=', contact.value)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

export async function findReferrer(
  executor: Executor,
  siteId: string,
  referralCode: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('players')
    .select('id')
    .where('site_id', '=', siteId)
    .where('referral_code', '=', referralCode)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Which of the unique values of a sign-up another account of the site (than `exceptId`) has and
 * keeps.
 */
export async function findTaken(
  executor: Executor,
  siteId: string,
  wanted: UniqueValues,
  { now, exceptId }: { now: Date; exceptId: string | null },
): Promise<Array<'account' | 'phone' | 'email'>> {
  const holders = await executor
    .selectFrom('players')
    .select(['id', 'account_id', 'phone', 'email'])
    .where('site_id', '=', siteId)
    .where(hasAnyOf(wanted))
    .where((where) => where.not(isAbandoned(now)))
    .execute();
  const rows = holders.filter(({ id }) => id !== exceptId);
  const taken: Array<'account' | 'phone' | 'email'> = [];
  if (rows.some((row) => row.account_id === wanted.accountId)) taken.push('account');
  if (rows.some((row) => row.phone === wanted.phone)) taken.push('phone');
  if (rows.some((row) => row.email === wanted.email)) taken.push('email');
  return taken;
}

/** Changes an account; the site stands in the condition of every write. */
export async function updatePlayer(
  executor: Executor,
  player: { id: string; siteId: string },
  changes: Updateable<Tables['players']>,
): Promise<void> {
  await executor
    .updateTable('players')
    .set(changes)
    .where('id', '=', player.id)
    .where('site_id', '=', player.siteId)
    .execute();
}

/**
 * Puts a new password hash in the place of the one that was compared; false when another change
 * came first.
 */
export async function replacePassword(
  executor: Executor,
  player: { id: string; siteId: string },
  change: { from: string; to: string; now: Date },
): Promise<boolean> {
  const row = await executor
    .updateTable('players')
    .set({ password_hash: change.to, updated_at: change.now })
    .where('id', '=', player.id)
    .where('site_id', '=', player.siteId)
    .where('password_hash', '=', change.from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a pending account active; false when it was not pending. */
export async function activatePlayer(
  executor: Executor,
  playerId: string,
  now: Date,
): Promise<boolean> {
  const row = await executor
    .updateTable('players')
    .set({ status: 'ACTIVE', is_age_confirmed: true, activated_at: now, updated_at: now })
    .where('id', '=', playerId)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All accounts of a name, site by site. */
export async function findNamed(
  executor: Executor,
  accountId: string,
): Promise<Array<{ id: string; siteId: string; passwordHash: string }>> {
  return executor
    .selectFrom('players')
    .select(['id', 'site_id as siteId', 'password_hash as passwordHash'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Accounts the computer plays, that are not closed, of all sites. */
export async function findComputerPlayers(
  executor: Executor,
): Promise<Array<{ id: string; siteId: string; accountId: string }>> {
  return executor
    .selectFrom('players')
    .select(['id', 'site_id as siteId', 'account_id as accountId'])
    .where('is_computer', '=', true)
    .where('status', '<>', 'CLOSED')
    .orderBy('id')
    .execute();
}
