import { sql } from 'kysely';
import type { Executor, GameHindrance } from '@pavilion/database';
import { reachedLimitKind } from './transact.store.ts';

interface GameKey {
  siteId: string;
  providerCode: string;
  gameCode: string;
}

/**
 * Why a game does not open for anybody on a site, or null, with what a player is told:
 * `game_hindrance`.
 */
export async function findGameHindrance(
  executor: Executor,
  { siteId, providerCode, gameCode }: GameKey,
): Promise<GameHindrance | null> {
  const { rows } = await sql<{ hindrance: GameHindrance | null }>`
    select game_hindrance(g, p, k, o, x, s.country) as hindrance
      from sites s
      left join providers p on p.code = ${providerCode}::text
      left join provider_connections k on k.code = p.connection_code
      left join site_providers o on o.site_id = s.id and o.provider_code = p.code
      left join games g on g.provider_code = p.code and g.code = ${gameCode}::text
      left join provider_games x on x.provider_code = p.code and x.game_code = g.code
     where s.id = ${siteId}::uuid`.execute(executor);
  return rows[0]?.hindrance ?? null;
}

/**
 * Whether a limit of the player's own leaves no room for any stake. A reality check that is due is
 * answered on the page itself.
 */
export async function isAtLimit(
  executor: Executor,
  player: { siteId: string; playerId: string; now: Date },
): Promise<boolean> {
  const kind = await reachedLimitKind(executor, { ...player, stakeMinor: 1n });
  return kind !== null && kind !== 'reality';
}

/** What its studio said of a game; null when it has said nothing yet. */
export async function findToldFacts(
  executor: Executor,
  { provider_code, code }: { provider_code: string; code: string },
) {
  const row = await executor
    .selectFrom('provider_games')
    .select(['facts', 'stakes'])
    .where('provider_code', '=', provider_code)
    .where('game_code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Where a provider opens its games on a site: as agreed with it there, else as its connection has
 * it. Null for a provider that the site does not offer.
 */
export async function findLaunchAddress(
  executor: Executor,
  { siteId, providerCode }: { siteId: string; providerCode: string },
): Promise<string | null> {
  const row = await executor
    .selectFrom('provider_connections')
    .innerJoin('providers', 'providers.connection_code', 'provider_connections.code')
    .innerJoin('site_providers', 'site_providers.provider_code', 'providers.code')
    .where('providers.code', '=', providerCode)
    .where('site_providers.site_id', '=', siteId)
    .where('site_providers.is_enabled', '=', true)
    .select(['site_providers.launch_address as agreed', 'provider_connections.launch_address'])
    .executeTakeFirst();
  return row?.agreed ?? row?.launch_address ?? null;
}
