import type { Executor } from '@pavilion/database';

/** Two games of a connection that a site offers, or null. */
export async function twoGames(
  executor: Executor,
  { connectionCode, siteId }: { connectionCode: string; siteId: string },
): Promise<{ provider: string; game: string; otherGame: string } | null> {
  const rows = await executor
    .selectFrom('games')
    .innerJoin('providers', 'providers.code', 'games.provider_code')
    .innerJoin('site_providers', 'site_providers.provider_code', 'providers.code')
    .where('providers.connection_code', '=', connectionCode)
    .where('site_providers.site_id', '=', siteId)
    .where('site_providers.is_enabled', '=', true)
    .select(['games.provider_code', 'games.code'])
    .orderBy('games.provider_code')
    .orderBy('games.code')
    .execute();
  for (const [index, first] of rows.entries()) {
    const next = rows[index + 1];
    if (next && next.provider_code === first.provider_code)
      return { provider: first.provider_code, game: first.code, otherGame: next.code };
  }
  return null;
}

export async function setPlayerState(
  executor: Executor,
  {
    siteId,
    playerId,
    state,
    now,
  }: {
    siteId: string;
    playerId: string;
    state: 'active' | 'blocked' | 'excluded';
    now: Date;
  },
): Promise<void> {
  const dayMs = 24 * 60 * 60_000;
  await executor
    .updateTable('players')
    .set({
      status: state === 'blocked' ? 'BLOCKED' : 'ACTIVE',
      excluded_until: state === 'excluded' ? new Date(now.getTime() + dayMs) : null,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', playerId)
    .execute();
}

export async function limitPlayer(
  executor: Executor,
  limit: { siteId: string; playerId: string; kind: 'stake' | 'loss'; minor: bigint; now: Date },
): Promise<void> {
  await executor
    .insertInto('player_limits')
    .values({
      player_id: limit.playerId,
      site_id: limit.siteId,
      kind: limit.kind,
      period: 'day',
      value: limit.minor,
      set_at: limit.now,
    })
    .execute();
}

export async function ageLaunch(executor: Executor, tokenHash: Buffer, now: Date): Promise<void> {
  await executor
    .updateTable('game_launches')
    .set({ expires_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function ageSession(executor: Executor, tokenHash: Buffer, now: Date): Promise<void> {
  await executor
    .updateTable('game_sessions')
    .set({ expires_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
}
