import { sql } from 'kysely';
import { jsonText, type Executor, type TeamPlayer } from '@pavilion/database';

/** Our league of this sport that is called so, where there is exactly one; else null. */
export async function findLeagueCalled(
  executor: Executor,
  league: { sport: string; name: string; country: string | null },
): Promise<string | null> {
  const { sport, name, country } = league;
  const { rows } = await sql<{ id: string }>`
    select id from leagues
     where sport = ${sport} and lower(name) = lower(${name})
       and (${country}::text is null or lower(country) = lower(${country}::text))
     limit 2`.execute(executor);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

/** Country and sport of a league; null where there is none of this id. */
export async function findLeague(
  executor: Executor,
  leagueId: string,
): Promise<{ country: string; sport: string; name: string } | null> {
  const row = await executor
    .selectFrom('leagues')
    .select(['country', 'sport', 'name'])
    .where(sql<boolean>`id::text = ${leagueId}`)
    .executeTakeFirst();
  return row ?? null;
}

/** Sport and players of a team; null where there is none of this id. */
export async function findTeamPlayers(
  executor: Executor,
  teamId: string,
): Promise<{ sport: string; players: TeamPlayer[] } | null> {
  const row = await executor
    .selectFrom('teams')
    .select(['sport', 'players'])
    .where(sql<boolean>`id::text = ${teamId}`)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a player to those of a team. */
export async function addTeamPlayer(
  executor: Executor,
  teamId: string,
  player: TeamPlayer,
): Promise<void> {
  await sql`
    update teams set players = players || ${jsonText([player])}::jsonb
     where id = ${teamId}::uuid`.execute(executor);
}

/** Whether some team has a player of this id. */
export async function isPlayer(executor: Executor, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from teams where players @> ${jsonText([{ id: playerId }])}::jsonb limit 1`.execute(
    executor,
  );
  return rows.length > 0;
}

/** Whether there is an event of this id. */
export async function isEvent(executor: Executor, eventId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('events')
    .select('id')
    .where(sql<boolean>`id::text = ${eventId}`)
    .executeTakeFirst();
  return row !== undefined;
}
