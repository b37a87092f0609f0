import { jsonText, type Executor } from '@pavilion/database';
import type { Ids } from '@pavilion/domain/ids';
import type { TeamRef } from '@pavilion/domain/fixtures';
import type { LeagueInfo } from './league-codes.ts';

interface Ports {
  ids: Ids;
  now: Date;
}

/** The league's id; makes the league when it is new. */
export async function ensureLeague(
  executor: Executor,
  { ids, now }: Ports,
  league: LeagueInfo & { isDemo?: boolean; position?: number },
): Promise<string> {
  const known = await executor
    .selectFrom('leagues')
    .select('id')
    .where('code', '=', league.code)
    .executeTakeFirst();
  if (known) return known.id;
  await executor
    .insertInto('leagues')
    .values({
      id: ids.next(),
      code: league.code,
      sport: 'football',
      name: league.name,
      country: league.country,
      is_demo: league.isDemo ?? false,
      position: league.position ?? 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  return (
    await executor
      .selectFrom('leagues')
      .select('id')
      .where('code', '=', league.code)
      .executeTakeFirstOrThrow()
  ).id;
}

/**
 * The team's id; makes the team when no source has named it in this country. Every source's spelling comes down to one
 * key (`teamKey`), so the same club is one team whoever writes about it. `names` are local names by locale code.
 */
export async function ensureTeam(
  executor: Executor,
  { ids, now }: Ports,
  team: TeamRef & { country: string; names?: Record<string, string> },
): Promise<string> {
  const known = await findTeam(executor, team.country, team.key);
  if (known) return known;
  const id = ids.next();
  await executor
    .insertInto('teams')
    .values({
      id,
      sport: 'football',
      country: team.country,
      name: team.name,
      names: jsonText({ ...team.names, EN: team.names?.['EN'] ?? team.name }),
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

async function findTeam(
  executor: Executor,
  country: string,
  alias: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('team_aliases')
    .select('team_id')
    .where('country', '=', country)
    .where('alias', '=', alias)
    .executeTakeFirst();
  return row?.team_id ?? null;
}
