import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '@pavilion/database';
import { asId, type PlayerId, type SessionId } from '@pavilion/domain/ids';
import { normaliseAccountId } from '@pavilion/domain/input';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { SessionPlayer } from '../../../http/route.ts';
import type { Site } from '../../../site-directory/index.ts';
import { sessionCacheOf, sessionEndedChannel, type SessionsEnded } from './session-cache.ts';
import {
  findSession,
  insertSession,
  revokeSessions,
  touchSession,
  type SessionRecord,
} from './session.store.ts';

/** A session in use is noted at most this often … */
const touchEveryMs = 60_000;
/** … and several times within the idle time, however short an operator sets it. */
const touchesPerIdleTime = 4;
const tokenBytes = 32;

/** Starts a session and gives its token, which only the player keeps. */
export async function openSession(
  executor: Executor,
  context: ServerContext,
  owner: { siteId: string; playerId: string; ip: string; userAgent: string },
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url');
  const now = context.clock.now();
  await insertSession(executor, {
    ...owner,
    id: context.ids.next(),
    tokenHash: hashToken(token),
    now,
    expiresAt: new Date(now.getTime() + context.config.session.maxAgeMs),
  });
  return token;
}

/**
 * The player of `account_id` and token on a site. Raises `BLOCK` or `CLOSE` for such accounts, else
 * `sessionExpired` for a token that is unknown, ended, idle too long, or of another account or
 * site. Usually answered from memory.
 */
export async function authenticateSession(
  context: ServerContext,
  site: Site,
  credentials: { accountId: string; token: string },
): Promise<SessionPlayer> {
  const record = await findLiveSession(context, site, credentials);
  await keepAlive(context, record, context.clock.now());
  return playerOf(record);
}

/**
 * As {@link authenticateSession}, without counting as use: an open socket alone does not keep a
 * session alive.
 */
export async function peekSession(
  context: ServerContext,
  site: Site,
  credentials: { accountId: string; token: string },
): Promise<SessionPlayer> {
  return playerOf(await findLiveSession(context, site, credentials));
}

async function findLiveSession(
  context: ServerContext,
  site: Site,
  credentials: { accountId: string; token: string },
): Promise<SessionRecord> {
  const tokenHash = hashToken(credentials.token);
  const key = tokenHash.toString('base64');
  const now = context.clock.now();
  const cache = sessionCacheOf(context);
  const cached = cache?.get(key, now.getTime()) ?? null;
  // Another process may have seen it since: only a fresh reading may refuse a session.
  const isUsable =
    cached !== null && problemOf(context, site, credentials.accountId, cached, now) === null;
  const age = cache?.age() ?? 0;
  const record = isUsable ? cached : await findSession(context.database.db, tokenHash);
  if (!record) return fail('sessionExpired');
  const problem = problemOf(context, site, credentials.accountId, record, now);
  if (problem !== null) return fail(problem);
  if (!isUsable) cache?.put(key, record, now.getTime(), age);
  return record;
}

function playerOf(record: SessionRecord): SessionPlayer {
  return {
    id: asId<PlayerId>(record.playerId),
    accountId: record.accountId,
    sessionId: asId<SessionId>(record.sessionId),
  };
}

function problemOf(
  context: ServerContext,
  site: Site,
  accountId: string,
  record: SessionRecord,
  now: Date,
): 'sessionExpired' | 'BLOCK' | 'CLOSE' | null {
  const isOwn = record.siteId === site.id && record.accountId === normaliseAccountId(accountId);
  if (!isOwn) return 'sessionExpired';
  if (record.status === 'BLOCKED') return 'BLOCK';
  if (record.status === 'CLOSED') return 'CLOSE';
  const idleEndMs = record.lastSeenAt.getTime() + context.config.session.idleMs;
  const isOver = record.isRevoked || record.expiresAt <= now || idleEndMs <= now.getTime();
  return isOver ? 'sessionExpired' : null;
}

async function keepAlive(context: ServerContext, record: SessionRecord, now: Date): Promise<void> {
  const { idleMs } = context.config.session;
  const everyMs = Math.min(touchEveryMs, idleMs / touchesPerIdleTime);
  if (now.getTime() - record.lastSeenAt.getTime() < everyMs) return;
  record.lastSeenAt = now;
  await touchSession(context.database.db, record.sessionId, now);
}

/**
 * Ends sessions with the caller's transaction and gives how many; every process hears of it at
 * commit.
 */
export async function endSessions(
  executor: Executor,
  context: ServerContext,
  which: { playerId: string; onlyId?: string; exceptId?: string },
  reason: string,
): Promise<number> {
  const sessionIds = await revokeSessions(executor, which, reason, context.clock.now());
  // None named means all: who ends hundreds leaves none.
  const named = sessionIds.length > 100 ? [] : sessionIds;
  const message: SessionsEnded = { playerId: which.playerId, sessionIds: named, reason };
  await context.publisher.notify(executor, sessionEndedChannel, JSON.stringify(message));
  return sessionIds.length;
}

/** After the commit: this process must not wait for its own notice. */
export function forgetSessions(context: ServerContext, playerId: string): void {
  sessionCacheOf(context)?.forgetPlayer(playerId);
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
