import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type SessionRow = Selectable<Tables['game_sessions']>;

export async function findSession(
  executor: Executor,
  {
    tokenHash,
    connectionCode,
    siteId,
  }: {
    tokenHash: Buffer;
    connectionCode: string;
    siteId: string | null;
  },
): Promise<SessionRow | null> {
  let query = executor
    .selectFrom('game_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('connection_code', '=', connectionCode);
  if (siteId !== null) query = query.where('site_id', '=', siteId);
  return (await query.executeTakeFirst()) ?? null;
}

export async function insertLaunch(
  executor: Executor,
  launch: Omit<Selectable<Tables['game_launches']>, 'used_at'>,
): Promise<void> {
  await executor
    .insertInto('game_launches')
    .values({ ...launch, used_at: null })
    .execute();
}

export async function forgetLaunches(executor: Executor, before: Date): Promise<void> {
  await executor.deleteFrom('game_launches').where('expires_at', '<', before).execute();
}

/** The alias of a player at a connection, made at first. */
export async function aliasOf(
  executor: Executor,
  player: { connectionCode: string; siteId: string; playerId: string; newAlias: string },
): Promise<string> {
  const key = {
    connection_code: player.connectionCode,
    site_id: player.siteId,
    player_id: player.playerId,
  };
  await executor
    .insertInto('provider_players')
    .values({ ...key, alias: player.newAlias })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await executor
    .selectFrom('provider_players')
    .select('alias')
    .where('connection_code', '=', player.connectionCode)
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  return row.alias;
}

/** Calls `provider_authenticate`; null when the launch token is not good. */
export async function openSession(
  executor: Executor,
  order: {
    connectionCode: string;
    siteId: string | null;
    launchHash: Buffer;
    id: string;
    sessionHash: Buffer;
    expiresAt: Date;
    now: Date;
  },
): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`select s.* from provider_authenticate(
    ${order.connectionCode}, ${order.siteId}::uuid, ${order.launchHash}::bytea, ${order.id}::uuid,
    ${order.sessionHash}::bytea,
    ${order.expiresAt}::timestamptz, ${order.now}::timestamptz) s where s.id is not null`.execute(
    executor,
  );
  return rows[0] ?? null;
}

/** Ends a session that has not ended; true when it was this one. */
export async function closeSessionRow(
  executor: Executor,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('game_sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertSession(
  executor: Executor,
  session: Omit<SessionRow, 'ended_at' | 'end_reason'>,
): Promise<void> {
  await executor
    .insertInto('game_sessions')
    .values({ ...session, ended_at: null, end_reason: null })
    .execute();
}

/** Ends every open session of a player; gives them. */
export async function endSessionsOf(
  executor: Executor,
  {
    siteId,
    playerId,
    reason,
    now,
  }: {
    siteId: string;
    playerId: string;
    reason: string;
    now: Date;
  },
): Promise<Array<{ connection_code: string; alias: string }>> {
  return executor
    .updateTable('game_sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['connection_code', 'alias'])
    .execute();
}

/** Why the game takes no stakes on the site (a code of the provider contract), or null. */
export async function gameRefusal(
  executor: Executor,
  game: {
    connectionCode: string;
    siteId: string;
    providerCode: string;
    gameCode: string;
    country: string | null;
  },
): Promise<string | null> {
  const { rows } = await sql<{ refusal: string | null }>`select provider_game_refusal(
    ${game.connectionCode}, ${game.siteId}::uuid, ${game.providerCode}, ${game.gameCode},
    ${game.country}) as refusal`.execute(executor);
  return rows[0]?.refusal ?? null;
}

export interface PlayFrame {
  cash_minor: bigint;
  reality_minutes: number | null;
  stakes: { min: number; max: number } | null;
  /** Most of one round by the law of the place; null: no cap. */
  legal_max_minor: bigint | null;
}

/** What a game is told at its start besides the session. */
export async function readPlayFrame(
  executor: Executor,
  session: SessionRow,
  now: Date,
): Promise<PlayFrame> {
  const { rows } = await sql<PlayFrame>`
    select ledger_balance(${session.site_id}::uuid, 'player', ${session.player_id}::uuid, 'cash',
           ${session.currency}) as cash_minor, reality_minutes(${session.site_id}::uuid,
           ${session.player_id}::uuid) as reality_minutes,
           case when exists (select from games g where g.provider_code = ${session.provider_code}
                              and g.code = ${session.game_code} and g.category = 'slots')
                then slot_stake_max(${session.site_id}::uuid, ${session.player_id}::uuid,
                  ${now}::timestamptz) end as legal_max_minor,
           (select x.stakes -> ${session.currency} from provider_games x
             where x.provider_code = ${session.provider_code}
               and x.game_code = ${session.game_code}) as stakes`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('a select without a table has one row');
  return row;
}

export async function readOpenRounds(executor: Executor, session: SessionRow) {
  return executor
    .selectFrom('wallet_rounds')
    .select(['round_id', 'staked_minor', 'opened_at'])
    .where('site_id', '=', session.site_id)
    .where('provider_code', '=', session.provider_code)
    .where('game_code', '=', session.game_code)
    .where('player_id', '=', session.player_id)
    .where('finished_at', 'is', null)
    .where('staked_minor', '>', 0n)
    .orderBy('opened_at')
    .limit(20)
    .execute();
}
