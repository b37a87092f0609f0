import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import { reachedLimitKind } from './transact.store.ts';

interface GameKey {
  siteId: string;
  providerCode: string;
  gameCode: string;
  country: string | null;
}

/** Why a game of a studio does not open for anybody on a site. */
export type GameHindrance = 'switchedOff' | 'maintenance' | 'notServed' | 'country';

/** The same rules as `provider_game_refusal`, with what a player is told: the first that holds, or null. */
export async function findGameHindrance(
  executor: Executor,
  { siteId, providerCode, gameCode, country }: GameKey,
): Promise<GameHindrance | null> {
  const { rows } = await sql<{ hindrance: GameHindrance | null }>`
    select case
        when k.code is null or g.code is null or x.status = 'retired' then 'notServed'
        when not (k.is_enabled and p.is_enabled and coalesce(s.is_enabled, false)) or game_is_switched_off(x) then 'switchedOff'
        when x.status = 'maintenance' then 'maintenance'
        when ${country}::text = any (coalesce(x.blocked_countries, '{}')) then 'country' end as hindrance
      from (select ${providerCode}::text as code) wanted
      left join providers p on p.code = wanted.code
      left join provider_connections k on k.code = p.connection_code
      left join site_providers s on s.site_id = ${siteId}::uuid and s.provider_code = p.code
      left join games g on g.provider_code = p.code and g.code = ${gameCode}
      left join provider_games x on x.provider_code = p.code and x.game_code = g.code`.execute(
    executor,
  );
  return rows[0]?.hindrance ?? null;
}

/** Whether a limit of the player's own leaves no room for any stake. A reality check that is due is answered on the page itself. */
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

/** Where a provider opens its games on a site: as agreed with it there, else as its connection has it. Null for a provider that the site does not offer. */
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
