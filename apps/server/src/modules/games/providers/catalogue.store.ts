import { sql } from 'kysely';
import { jsonText, type Executor } from '@pavilion/database';

export interface ToldGame {
  providerCode: string;
  gameCode: string;
  status: 'upcoming' | 'active' | 'maintenance' | 'retired';
  blockedCountries: readonly string[];
  stakes: Record<string, { min: number; max: number }>;
  facts: Record<string, unknown>;
  toldAt: Date;
}

/**
 * Which of these games the platform knows, as `provider/game`, of the providers of one connection.
 */
export async function knownGames(
  executor: Executor,
  connectionCode: string,
  games: ReadonlyArray<{ provider: string; game: string }>,
): Promise<Set<string>> {
  if (games.length === 0) return new Set();
  const rows = await executor
    .selectFrom('games')
    .innerJoin('providers', 'providers.code', 'games.provider_code')
    .where('providers.connection_code', '=', connectionCode)
    .where(
      'games.code',
      'in',
      games.map(({ game }) => game),
    )
    .select(['games.provider_code', 'games.code'])
    .execute();
  return new Set(rows.map((row) => `${row.provider_code}/${row.code}`));
}

/** Games that are open by what a connection's studio said of them, by code. */
export function listGamesOf(
  executor: Executor,
  connectionCode: string,
  limit: number,
): Promise<Array<{ provider: string; game: string }>> {
  return executor
    .selectFrom('games')
    .innerJoin('providers', 'providers.code', 'games.provider_code')
    .innerJoin('provider_games', (join) =>
      join
        .onRef('provider_games.provider_code', '=', 'games.provider_code')
        .onRef('provider_games.game_code', '=', 'games.code'),
    )
    .where('providers.connection_code', '=', connectionCode)
    .where('provider_games.told_at', 'is not', null)
    .where('provider_games.status', 'not in', ['upcoming', 'retired'])
    .select(['games.provider_code as provider', 'games.code as game'])
    .orderBy('games.provider_code')
    .orderBy('games.code')
    .limit(limit)
    .execute();
}

/**
 * Writes what a studio says of games that the platform did not have until now, in one statement.
 */
export async function writeNewlyTold(
  executor: Executor,
  games: readonly ToldGame[],
): Promise<void> {
  if (games.length === 0) return;
  await executor
    .insertInto('provider_games')
    .values(
      games.map((game) => ({
        provider_code: game.providerCode,
        game_code: game.gameCode,
        status: game.status,
        blocked_countries: [...game.blockedCountries],
        stakes: jsonText(game.stakes),
        facts: jsonText(game.facts),
        told_at: game.toldAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Writes what a studio says of a game, unless something newer is known: `changed`, `unchanged` or
 * `older`.
 */
export async function writeToldGame(
  executor: Executor,
  game: ToldGame,
): Promise<'changed' | 'unchanged' | 'older'> {
  const { rows } = await sql<{ told_at: Date | null; same: boolean }>`
    select told_at, (status = ${game.status} and facts = ${jsonText(game.facts)}::jsonb
                     and stakes = ${jsonText(game.stakes)}::jsonb) as same
      from provider_games where provider_code = ${game.providerCode}
        and game_code = ${game.gameCode}`.execute(executor);
  const [known] = rows;
  if (known?.told_at && known.told_at > game.toldAt) return 'older';
  if (known?.told_at && known.same) return 'unchanged';
  await sql`
    insert into provider_games as held (provider_code, game_code, status, blocked_countries, stakes,
      facts, told_at)
    values (${game.providerCode}, ${game.gameCode}, ${game.status},
      ${[...game.blockedCountries]}::text[], ${jsonText(game.stakes)}::jsonb,
      ${jsonText(game.facts)}::jsonb, ${game.toldAt})
    on conflict (provider_code, game_code) do update set status = excluded.status,
      blocked_countries = excluded.blocked_countries, stakes = excluded.stakes,
      facts = excluded.facts, told_at = excluded.told_at
    where held.told_at is null or held.told_at <= excluded.told_at`.execute(executor);
  return 'changed';
}

/**
 * Games of a provider are open as a list of its studio says, by the studio's own codes: what it
 * does not list takes no stakes. True when one changed; what else is known of the games stays.
 */
export async function writeListedGames(
  executor: Executor,
  list: { providerCode: string; openCodes: readonly string[]; toldAt: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into provider_games as held (provider_code, game_code, status, stakes, facts, told_at)
    select g.provider_code, g.code,
           case when coalesce(x.foreign_code, g.code) = any (${[...list.openCodes]}::text[])
           then 'active' else 'maintenance' end, '{}', '{}', ${list.toldAt}
      from games g
      left join provider_games x on x.provider_code = g.provider_code and x.game_code = g.code
     where g.provider_code = ${list.providerCode}
    on conflict (provider_code, game_code) do update set status = excluded.status,
      told_at = excluded.told_at
     where held.status <> excluded.status
    returning game_code`.execute(executor);
  return rows.length > 0;
}

export async function keepCursor(
  executor: Executor,
  connectionCode: string,
  cursor: string,
): Promise<void> {
  await executor
    .updateTable('provider_connections')
    .set({ catalogue_cursor: cursor })
    .where('code', '=', connectionCode)
    .execute();
}
