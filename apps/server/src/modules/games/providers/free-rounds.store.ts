import { sql, type Insertable, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type GrantRow = Selectable<Tables['free_round_grants']>;

export async function insertGrant(
  executor: Executor,
  grant: Insertable<Tables['free_round_grants']>,
): Promise<void> {
  await executor.insertInto('free_round_grants').values(grant).execute();
}

const grantsShown = 100;

/** What a player may still play, of one game or of all, the first to end first. */
export async function readGrantsLeft(
  executor: Executor,
  of: {
    siteId: string;
    playerId: string;
    now: Date;
    game?: { provider_code: string; game_code: string };
  },
): Promise<GrantRow[]> {
  let query = executor
    .selectFrom('free_round_grants')
    .selectAll()
    .where('site_id', '=', of.siteId)
    .where('player_id', '=', of.playerId)
    .where('state', '=', 'active')
    .whereRef('played', '<', 'rounds')
    .where('valid_from', '<=', of.now)
    .where('valid_until', '>', of.now)
    .orderBy('valid_until')
    .orderBy('id')
    .limit(grantsShown);
  if (of.game)
    query = query
      .where('provider_code', '=', of.game.provider_code)
      .where(sql<boolean>`${of.game.game_code} = any (game_codes)`);
  return query.execute();
}

/** Grants of a site, or of one player there, the newest first. */
export async function listGrants(
  executor: Executor,
  { siteId, playerId, limit }: { siteId: string; playerId: string | null; limit: number },
) {
  let query = executor
    .selectFrom('free_round_grants')
    .innerJoin('players', 'players.id', 'free_round_grants.player_id')
    .selectAll('free_round_grants')
    .select('players.account_id')
    .where('free_round_grants.site_id', '=', siteId)
    .orderBy('free_round_grants.created_at', 'desc')
    .limit(limit);
  if (playerId !== null) query = query.where('free_round_grants.player_id', '=', playerId);
  return query.execute();
}

export async function findGrantOfSite(
  executor: Executor,
  { id, siteId }: { id: string; siteId: string },
): Promise<GrantRow | null> {
  const row = await executor
    .selectFrom('free_round_grants')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findGrant(
  executor: Executor,
  { id, connectionCode }: { id: string; connectionCode: string },
): Promise<GrantRow | null> {
  const row = await executor
    .selectFrom('free_round_grants')
    .selectAll()
    .where('id', '=', id)
    .where('connection_code', '=', connectionCode)
    .executeTakeFirst();
  return row ?? null;
}

/** Ends a grant that is active; gives it, or null when there is none such. */
export async function endGrant(
  executor: Executor,
  {
    id,
    siteId,
    state,
    now,
  }: { id: string; siteId: string; state: 'finished' | 'cancelled'; now: Date },
): Promise<GrantRow | null> {
  const row = await executor
    .updateTable('free_round_grants')
    .set({ state, ended_at: now })
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .where('state', '=', 'active')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
