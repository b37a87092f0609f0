import { jsonText, type Executor } from '@pavilion/database';
import type { Ids } from '@pavilion/domain/ids';
import type { TeamRef } from '@pavilion/domain/fixtures';

interface Ports {
  ids: Ids;
  now: Date;
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
