import { leagueBookWith, type League, type LeagueBook } from '@pavilion/domain/fixtures';
import { jsonText, type Executor } from '@pavilion/database';
import type { Ids } from '@pavilion/domain/ids';
import type { Sport } from '@pavilion/sports';

/** Where a file comes from: its spelling of leagues and teams is its own. */
export type ImportSource = 'football-data' | 'football-json' | 'fixtures';

/** A league and, when the source is left out, what every source may call it. */
export interface LeagueName {
  source: ImportSource | '*';
  name: string;
}

interface Ports {
  ids: Ids;
  now: Date;
}

/** The leagues a source means by its names: those operators added, and those everybody knows. */
export async function readLeagueBook(
  executor: Executor,
  source: ImportSource,
): Promise<LeagueBook> {
  const rows = await executor
    .selectFrom('leagues as l')
    .leftJoin('league_identities as i', 'i.league_id', 'l.id')
    .select(['l.code', 'l.name', 'l.country', 'l.zone', 'i.source', 'i.name as alias'])
    .where('l.zone', 'is not', null)
    .execute();
  return leagueBookWith(
    rows.flatMap(({ code, name, country, zone, source: of, alias }) => {
      const league: League = { code, name, country, zone: zone ?? '' };
      const isMeant = alias !== null && (of === '*' || of === source);
      return [[code, league] as const, ...(isMeant ? [[alias, league] as const] : [])];
    }),
  );
}

/** The id of a league by its code, or null. */
export async function findLeagueId(executor: Executor, code: string): Promise<string | null> {
  const row = await executor
    .selectFrom('leagues')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The league's id; makes the league when it is new, of football where no sport is said. */
export async function ensureLeague(
  executor: Executor,
  { ids, now }: Ports,
  league: Omit<League, 'zone'> & {
    sport?: Sport;
    zone?: string;
    isDemo?: boolean;
    position?: number;
    names?: Record<string, string>;
  },
): Promise<string> {
  const known = await findLeagueId(executor, league.code);
  if (known !== null) return known;
  await executor
    .insertInto('leagues')
    .values({
      id: ids.next(),
      code: league.code,
      sport: league.sport ?? 'football',
      name: league.name,
      names: jsonText(league.names ?? {}),
      country: league.country,
      zone: league.zone ?? null,
      is_demo: league.isDemo ?? false,
      position: league.position ?? 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  const made = await findLeagueId(executor, league.code);
  if (made === null) throw new Error(`league ${league.code} is neither known nor new`);
  return made;
}

/** Name, country and clock of a league, whether it was known or not; gives its id. */
export async function writeLeague(
  executor: Executor,
  ports: Ports,
  league: League,
): Promise<string> {
  const id = await ensureLeague(executor, ports, league);
  const { name, country, zone } = league;
  await executor.updateTable('leagues').set({ name, country, zone }).where('id', '=', id).execute();
  return id;
}

/** From now on this name of this source is that league. */
export async function nameLeague(
  executor: Executor,
  leagueId: string,
  { source, name }: LeagueName,
): Promise<void> {
  await executor
    .insertInto('league_identities')
    .values({ source, name, league_id: leagueId })
    .onConflict((conflict) =>
      conflict.columns(['source', 'name']).doUpdateSet({ league_id: leagueId }),
    )
    .execute();
}

/** A league as the operator's list shows it. */
export interface ListedLeague {
  code: string;
  name: string;
  country: string;
  zone: string | null;
  names: { source: string; name: string }[];
}

/** Every league that files were read of or an operator added, by code. */
export async function listLeaguesForOperator(executor: Executor): Promise<ListedLeague[]> {
  const leagues = await executor
    .selectFrom('leagues')
    .select(['id', 'code', 'name', 'country', 'zone'])
    .where('is_demo', '=', false)
    .orderBy('code')
    .execute();
  const names = await executor
    .selectFrom('league_identities')
    .selectAll()
    .orderBy('source')
    .orderBy('name')
    .execute();
  return leagues.map(({ id, ...league }) => ({
    ...league,
    names: names
      .filter(({ league_id }) => league_id === id)
      .map(({ source, name }) => ({ source, name })),
  }));
}

/** Whether there is such a league, with events or without. */
export async function isLeague(executor: Executor, leagueId: string): Promise<boolean> {
  const row = await executor
    .selectFrom('leagues')
    .select('id')
    .where('id', '=', leagueId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the house has a league in a country. */
export async function isLeagueCountry(executor: Executor, country: string): Promise<boolean> {
  const row = await executor
    .selectFrom('leagues')
    .select('id')
    .where('country', '=', country)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The sport of a league; null where there is no such league. */
export async function readLeagueSport(
  executor: Executor,
  leagueId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('leagues')
    .select('sport')
    .where('id', '=', leagueId)
    .executeTakeFirst();
  return row?.sport ?? null;
}
