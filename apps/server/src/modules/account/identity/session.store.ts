import type { Executor } from '@pavilion/database';

const networksMax = 50;

/** A session with what its player's state says, as the check of every signed-in call needs it. */
export interface SessionRecord {
  sessionId: string;
  siteId: string;
  playerId: string;
  accountId: string;
  status: 'PENDING' | 'ACTIVE' | 'BLOCKED' | 'CLOSED';
  lastSeenAt: Date;
  expiresAt: Date;
  isRevoked: boolean;
}

export async function insertSession(
  executor: Executor,
  session: {
    id: string;
    siteId: string;
    playerId: string;
    tokenHash: Uint8Array;
    now: Date;
    expiresAt: Date;
    ip: string;
    userAgent: string;
  },
): Promise<void> {
  await executor
    .insertInto('sessions')
    .values({
      id: session.id,
      site_id: session.siteId,
      player_id: session.playerId,
      token_hash: session.tokenHash,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
      revoked_at: null,
      revoke_reason: null,
      ip: session.ip,
      user_agent: session.userAgent.slice(0, 400),
    })
    .execute();
}

export async function findSession(
  executor: Executor,
  tokenHash: Uint8Array,
): Promise<SessionRecord | null> {
  const row = await executor
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .where('sessions.token_hash', '=', tokenHash)
    .select([
      'sessions.id',
      'sessions.site_id',
      'sessions.player_id',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'sessions.revoked_at',
      'players.account_id',
      'players.status',
    ])
    .executeTakeFirst();
  if (!row) return null;
  return {
    sessionId: row.id,
    siteId: row.site_id,
    playerId: row.player_id,
    accountId: row.account_id,
    status: row.status,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    isRevoked: row.revoked_at !== null,
  };
}

/** Addresses from which somebody signed in to the account lately, the newest first. */
export async function readNetworks(
  executor: Executor,
  playerId: string,
  since: Date,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('sessions')
    .select('ip')
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(networksMax)
    .execute();
  return rows.map(({ ip }) => ip);
}

/** The newest sign-in of a player that is remembered. */
export function readLastSession(executor: Executor, owner: { siteId: string; playerId: string }) {
  return executor
    .selectFrom('sessions')
    .select(['ip', 'user_agent', 'created_at'])
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Sessions of a player that still open something, the newest sign-in first; `beforeId` is the last
 * one of the page before.
 */
export function readLiveSessions(
  executor: Executor,
  owner: { siteId: string; playerId: string },
  page: { now: Date; usedAfter: Date; beforeId: string | undefined; limit: number },
) {
  let query = executor
    .selectFrom('sessions')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_seen_at'])
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', page.now)
    .where('last_seen_at', '>', page.usedAfter)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.beforeId !== undefined) query = query.where('id', '<', page.beforeId);
  return query.execute();
}

/** Notes that a session is in use. */
export async function touchSession(
  executor: Executor,
  sessionId: string,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<', now)
    .execute();
}

/** Ends sessions of a player: one, all, or all but one. Gives the ids of those that ended. */
export async function revokeSessions(
  executor: Executor,
  which: { playerId: string; onlyId?: string; exceptId?: string },
  reason: string,
  now: Date,
): Promise<string[]> {
  let update = executor
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('player_id', '=', which.playerId)
    .where('revoked_at', 'is', null);
  if (which.onlyId) update = update.where('id', '=', which.onlyId);
  if (which.exceptId) update = update.where('id', '!=', which.exceptId);
  const rows = await update.returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Removes sessions that ended long ago. */
export async function pruneSessionsBefore(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('sessions').where('expires_at', '<', before).execute();
}
