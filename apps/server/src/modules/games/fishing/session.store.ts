import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type SessionRow = Selectable<Tables['fishing_sessions']>;
export type CloseReason = NonNullable<SessionRow['close_reason']>;

interface OfSession {
  siteId: string;
  sessionId: string;
}

const sessions = (executor: Executor, siteId: string) =>
  executor.selectFrom('fishing_sessions').selectAll().where('site_id', '=', siteId);

export async function readSession(
  executor: Executor,
  { siteId, sessionId }: OfSession,
): Promise<SessionRow | null> {
  return (await sessions(executor, siteId).where('id', '=', sessionId).executeTakeFirst()) ?? null;
}

/** The session for a change in the executor's transaction: others wait. */
export async function lockSession(
  executor: Executor,
  { siteId, sessionId }: OfSession,
): Promise<SessionRow> {
  return sessions(executor, siteId)
    .where('id', '=', sessionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function readOpenSession(
  executor: Executor,
  { siteId, holder }: { siteId: string; holder: string },
): Promise<SessionRow | null> {
  const row = await sessions(executor, siteId)
    .where('holder', '=', holder)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return row ?? null;
}

/** What a batch makes of its session. */
export async function writeShot(
  executor: Executor,
  of: OfSession & {
    seq: number;
    shots: number;
    costMinor: bigint;
    winMinor: bigint;
    recentMs: readonly number[];
    now: Date;
  },
): Promise<void> {
  await executor
    .updateTable('fishing_sessions')
    .set({
      seq: of.seq,
      shots: sql`shots + ${of.shots}::integer`,
      cost_minor: sql`cost_minor + ${of.costMinor}::bigint`,
      win_minor: sql`win_minor + ${of.winMinor}::bigint`,
      balance_minor: sql`balance_minor - ${of.costMinor}::bigint + ${of.winMinor}::bigint`,
      recent_shots: jsonText(of.recentMs),
      used_at: of.now,
    })
    .where('site_id', '=', of.siteId)
    .where('id', '=', of.sessionId)
    .execute();
}

type Due = Pick<SessionRow, 'id' | 'site_id'>;

/** Sessions whose batches the ledger was not told of since, of all sites. */
export function readDue(executor: Executor, before: Date, limit: number): Promise<Due[]> {
  return executor
    .selectFrom('fishing_sessions')
    .select(['id', 'site_id'])
    .where('state', '=', 'open')
    .where('player_id', 'is not', null)
    .whereRef('seq', '>', 'flushed_seq')
    .where('moved_at', '<=', before)
    .orderBy('moved_at')
    .limit(limit)
    .execute();
}

/** Sessions that nobody used since, of all sites. */
export function readIdle(executor: Executor, before: Date, limit: number): Promise<Due[]> {
  return executor
    .selectFrom('fishing_sessions')
    .select(['id', 'site_id'])
    .where('state', '=', 'open')
    .where('used_at', '<=', before)
    .orderBy('used_at')
    .limit(limit)
    .execute();
}

/** Sessions of who may not play any more, of all sites. */
export async function readBarred(executor: Executor, now: Date, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select f.id, f.site_id from fishing_sessions f
     where f.state = 'open' and f.player_id is not null
       and player_refusal(f.site_id, f.player_id, ${now}::timestamptz) is not null
     limit ${limit}`.execute(executor);
  return rows;
}

/**
 * Sessions of players in a state with whose they are and the sea they are at; those used last
 * first.
 */
export async function readSessionsOfPlayers(
  executor: Executor,
  { siteId, state, limit }: { siteId: string; state: SessionRow['state']; limit: number },
): Promise<(SessionRow & { account_id: string; sea: string })[]> {
  const { rows } = await sql<SessionRow & { account_id: string; sea: string }>`
    select f.*, p.account_id, s.kind || ' ' || s.number as sea
      from fishing_sessions f
      join players p on p.id = f.player_id and p.site_id = f.site_id
      join fishing_seas s on s.id = f.sea_id and s.site_id = f.site_id
     where f.site_id = ${siteId}::uuid and f.state = ${state}::text
     order by f.used_at desc, f.id limit ${limit}`.execute(executor);
  return rows;
}
