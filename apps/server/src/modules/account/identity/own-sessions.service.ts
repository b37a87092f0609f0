import type { CallInput, CallResponse, sessionEnd, sessionList } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { deviceName } from '@pavilion/domain/devices';
import { isUuid } from '@pavilion/domain/ids';
import { shownNetwork } from '../../../caller-network.ts';
import { fail, failField } from '../../../failure.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { endSessions, forgetSessions } from './session.service.ts';
import { readLiveSessions } from './session.store.ts';

const defaultLimit = 20;

/**
 * A page of the sessions that still open something; the cursor is the id of the last one of the
 * page before.
 */
export async function listSessions(
  { server, site, player, now }: PlayerContext,
  input: CallInput<typeof sessionList>,
): Promise<CallResponse<typeof sessionList>> {
  const limit = input.limit ?? defaultLimit;
  const rows = await readLiveSessions(
    server.database.db,
    { siteId: site.id, playerId: player.id },
    {
      now,
      usedAfter: new Date(now.getTime() - server.config.session.idleMs),
      beforeId: readIdCursor(input.cursor),
      limit: limit + 1,
    },
  );
  const value = rows.slice(0, limit).map((row) => ({
    session_id: row.id,
    device: deviceName(row.user_agent),
    place: shownNetwork(row.ip),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_seen_at.toISOString(),
    is_current: row.id === player.sessionId,
  }));
  return { value, next_cursor: rows.length > limit ? (value.at(-1)?.session_id ?? null) : null };
}

/**
 * Ends one session of the player or all of them; raises `notFound` for one that is not his or has
 * ended.
 */
export async function endOwnSessions(
  { server, player }: PlayerContext,
  { session_id: sessionId, all: isAll }: CallInput<typeof sessionEnd>,
): Promise<void> {
  if (!isAll && sessionId === undefined) return failField('session_id', 'required');
  const onlyId = isAll ? undefined : sessionId?.toLowerCase();
  if (onlyId !== undefined && !isUuid(onlyId)) return fail('notFound');
  const which = { playerId: player.id, ...(onlyId === undefined ? null : { onlyId }) };
  await inTransaction(server.database, async (executor) => {
    const ended = await endSessions(executor, server, which, 'ended by the player');
    if (ended === 0 && onlyId !== undefined) fail('notFound');
  });
  forgetSessions(server, player.id);
}
