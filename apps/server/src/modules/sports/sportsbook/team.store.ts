import { sql } from 'kysely';
import { jsonText, type Executor, type TeamPlayer } from '@pavilion/database';
import type { Ids } from '@pavilion/domain/ids';
import type { TeamRef } from '@pavilion/domain/fixtures';
import type { Sport } from '@pavilion/sports';

interface Ports {
  ids: Ids;
  now: Date;
}

/** A team as a source calls it; `sport` is football's where it is left out. */
interface NamedTeam extends TeamRef {
  sport?: Sport;
  country: string;
  source?: string;
  /** By locale code. */
  names?: Record<string, string>;
  players?: readonly TeamPlayer[];
}

/**
 * The team's id; makes the team when no source has named it in this country. Every source's
 * spelling comes down to one key (`teamKey`), so the same club is one team whoever writes about it.
 * `names` are local names by locale code.
 */
export async function ensureTeam(
  executor: Executor,
  { ids, now }: Ports,
  team: NamedTeam,
): Promise<string> {
  const known = await findTeam(executor, team.country, team.key, team.source);
  if (known) return known;
  const id = ids.next();
  await executor
    .insertInto('teams')
    .values({
      id,
      sport: team.sport ?? 'football',
      country: team.country,
      name: team.name,
      names: jsonText({ ...team.names, EN: team.names?.['EN'] ?? team.name }),
      players: jsonText(team.players ?? []),
      created_at: now,
    })
    .execute();
  const alias = await executor
    .insertInto('team_aliases')
    .values({ country: team.country, alias: team.key, team_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('team_id')
    .executeTakeFirst();
  if (alias) return id;
  // Another import named the team meanwhile.
  await executor.deleteFrom('teams').where('id', '=', id).execute();
  const made = await findTeam(executor, team.country, team.key);
  if (!made) throw new Error(`team ${team.key} is neither known nor new`);
  return made;
}

/**
 * The team a source means by a name (its key), or null. What is said of this source alone goes
 * first.
 */
export async function findTeam(
  executor: Executor,
  country: string,
  alias: string,
  source = '*',
): Promise<string | null> {
  const row = await executor
    .selectFrom('team_aliases')
    .select('team_id')
    .where('country', '=', country)
    .where('alias', '=', alias)
    .where('source', 'in', [source, '*'])
    .orderBy(sql`source = '*'`)
    .executeTakeFirst();
  return row?.team_id ?? null;
}

/**
 * From now on this name of this source (`*`: any) is that team. Gives false when there is no such
 * team.
 */
export async function nameTeam(
  executor: Executor,
  teamId: string,
  { source, alias }: { source: string; alias: string },
): Promise<boolean> {
  const team = await executor
    .selectFrom('teams')
    .select('country')
    .where(sql<boolean>`id::text = ${teamId}`)
    .executeTakeFirst();
  if (!team) return false;
  await executor
    .insertInto('team_aliases')
    .values({ country: team.country, alias, source, team_id: teamId })
    .onConflict((conflict) =>
      conflict.columns(['country', 'alias', 'source']).doUpdateSet({ team_id: teamId }),
    )
    .execute();
  return true;
}

/** A team as the operator's list shows it. */
export interface ListedTeam {
  id: string;
  country: string;
  name: string;
  /** `source: key`, or the key alone where it is anybody's. */
  aliases: string[];
}

/** Teams whose name has a part, by name. */
export async function findTeamsForOperator(
  executor: Executor,
  part: string,
  limit: number,
): Promise<ListedTeam[]> {
  const { rows } = await sql<ListedTeam>`
    select t.id, t.country, t.name, array(
             select case a.source when '*' then a.alias else a.source || ': ' || a.alias end
               from team_aliases a where a.team_id = t.id order by a.source, a.alias) as aliases
      from teams t where strpos(lower(t.name), lower(${part}::text)) > 0
        or exists (select from team_aliases a where a.team_id = t.id
          and strpos(a.alias, lower(${part}::text)) > 0)
     order by t.name, t.id limit ${limit}`.execute(executor);
  return rows;
}

/** Whether there is such a team. */
export async function isTeam(executor: Executor, teamId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('teams')
    .select('id')
    .where('id', '=', teamId)
    .executeTakeFirst();
  return row !== undefined;
}
