import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import type { Owner } from '../guests/index.ts';

export type SessionRow = Selectable<Tables['assistant_sessions']>;
export type AnswerRow = Selectable<Tables['assistant_messages']>;

const owned = ({ playerId, guestId }: Owner) =>
  playerId === null ? sql<boolean>`guest_id = ${guestId}` : sql<boolean>`player_id = ${playerId}`;

export async function insertSession(executor: Executor, row: SessionRow): Promise<void> {
  await executor.insertInto('assistant_sessions').values(row).execute();
}

export async function findSession(
  executor: Executor,
  owner: Owner,
  id: string,
): Promise<SessionRow | null> {
  const row = await executor
    .selectFrom('assistant_sessions')
    .selectAll()
    .where('site_id', '=', owner.siteId)
    .where('id', '=', id)
    .where(owned(owner))
    .executeTakeFirst();
  return row ?? null;
}

/** The session of an owner that was used last, or null. */
export async function findLastSession(
  executor: Executor,
  owner: Owner,
): Promise<SessionRow | null> {
  const row = await executor
    .selectFrom('assistant_sessions')
    .selectAll()
    .where('site_id', '=', owner.siteId)
    .where(owned(owner))
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a question or an answer, and that the session was used. */
export async function insertWords(executor: Executor, row: AnswerRow): Promise<void> {
  await executor
    .insertInto('assistant_messages')
    .values({ ...row, sources: jsonText(row.sources) })
    .execute();
  await executor
    .updateTable('assistant_sessions')
    .set({ used_at: row.created_at })
    .where('id', '=', row.session_id)
    .execute();
}

export async function listWords(executor: Executor, sessionId: string): Promise<AnswerRow[]> {
  return executor
    .selectFrom('assistant_messages')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .limit(200)
    .execute();
}

/**
 * What was said last in a session before the question that stands, oldest first, without talk of a
 * crisis.
 */
export async function listLastTurns(
  executor: Executor,
  sessionId: string,
  limit: number,
): Promise<Array<Pick<AnswerRow, 'sender' | 'text'>>> {
  const { rows } = await sql<Pick<AnswerRow, 'sender' | 'text'>>`
    select sender, text from (
      select m.id, m.sender, m.text,
             lead(m.finish) over (order by m.id) as next_finish, m.finish,
             row_number() over (order by m.id desc) as place
        from assistant_messages m where m.session_id = ${sessionId}::uuid) said
     where place > 1 and place <= ${limit + 1} and text <> ''
       and finish is distinct from 'care' and next_finish is distinct from 'care'
     order by id`.execute(executor);
  return rows;
}

/** Erases a session with its words. */
export async function deleteSession(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('assistant_sessions').where('id', '=', id).execute();
}

/** Says whether an answer helped; false when it is not the owner's. */
export async function rateAnswer(
  executor: Executor,
  owner: Owner,
  id: string,
  isHelpful: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update assistant_messages m set is_helpful = ${isHelpful}
      from assistant_sessions s
     where m.id = ${id} and m.sender = 'assistant' and s.id = m.session_id
       and s.site_id = m.site_id and s.site_id = ${owner.siteId}
       and (s.player_id = ${owner.playerId}::uuid or s.guest_id = ${owner.guestId}::uuid)
    returning m.id`.execute(executor);
  return rows.length > 0;
}

/** The last questions and answers of a site, newest first, for staff. */
export async function listLastWords(
  executor: Executor,
  siteId: string,
  limit: number,
): Promise<AnswerRow[]> {
  return executor
    .selectFrom('assistant_messages')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Forgets sessions that nobody used since then. */
export async function forgetSessions(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('assistant_sessions').where('used_at', '<', before).execute();
}

/** The query of a player's sessions for his file, one column `row`: each with its words. */
export const sessionsOfPlayer = ({ siteId, playerId }: { siteId: string; playerId: string }) => sql`
  select jsonb_build_object('session_id', s.id, 'created_at', s.created_at, 'messages', coalesce((
      select jsonb_agg(jsonb_build_object('from', m.sender, 'text', m.text,
               'created_at', m.created_at) order by m.id)
        from assistant_messages m where m.site_id = s.site_id and m.session_id = s.id),
      '[]'::jsonb)) as row
    from assistant_sessions s
   where s.site_id = ${siteId} and s.player_id = ${playerId} order by s.id`;
