import { sql, type Selectable } from 'kysely';
import type { Executor, GameHindrance, Tables } from '@pavilion/database';
import type { GameFeature } from './game-feature.types.ts';

export type GameRow = Selectable<Tables['games']> & {
  provider_name: string;
  /**
   * How its provider's games open here, where the site agreed on another way than the table of
   * providers names.
   */
  agreed_launch: 'embed' | 'popup' | 'custom' | null;
  /** Why it opens for nobody here now; null: it opens. */
  hindrance: GameHindrance | null;
  /** What its studio said of it; null: nothing yet. */
  told_features: GameFeature[] | null;
  /** The least stake its studio takes in the site's currency, minor units; null: unknown. */
  told_least_minor: bigint | null;
  /** Players of the last minutes; absent where nobody played. */
  players_now?: number;
  /** The place of its provider in the site's own order; null where the site gave it none. */
  provider_position: number | null;
  /** Its place in what the site puts first; null for what it does not. */
  featured_position: number | null;
};

/**
 * Games a site offers, joined with their provider. Every read of games goes through here, so none
 * forgets the site.
 */
function gamesOfSite(executor: Executor, siteId: string) {
  return executor
    .selectFrom('games')
    .innerJoin('providers', 'providers.code', 'games.provider_code')
    .innerJoin('site_providers', 'site_providers.provider_code', 'games.provider_code')
    .innerJoin('sites', 'sites.id', 'site_providers.site_id')
    .where('site_providers.site_id', '=', siteId)
    .where('site_providers.is_enabled', '=', true)
    .where('site_providers.is_hidden', '=', false)
    .where(sql<boolean>`not game_is_kept_back(games, site_providers)`)
    .leftJoin('provider_connections', 'provider_connections.code', 'providers.connection_code')
    .leftJoin('provider_games', (join) =>
      join
        .onRef('provider_games.provider_code', '=', 'games.provider_code')
        .onRef('provider_games.game_code', '=', 'games.code'),
    )
    .leftJoin('site_featured_games as chosen', (join) =>
      join
        .on('chosen.site_id', '=', siteId)
        .onRef('chosen.provider_code', '=', 'games.provider_code')
        .onRef('chosen.game_code', '=', 'games.code'),
    )
    .selectAll('games')
    .select([
      'providers.name as provider_name',
      'site_providers.launch_kind as agreed_launch',
      'site_providers.position as provider_position',
      'chosen.position as featured_position',
      sql<GameFeature[] | null>`provider_games.facts -> 'features'`.as('told_features'),
      sql<bigint | null>`greatest(
        (provider_games.stakes -> sites.currency ->> 'min')::bigint,
        (site_providers.stakes -> sites.currency ->> 'min')::bigint)`.as('told_least_minor'),
      sql<GameHindrance | null>`game_hindrance(games, providers, provider_connections,
        site_providers,
        provider_games, sites.country)`.as('hindrance'),
    ]);
}

export async function readSiteGames(executor: Executor, siteId: string): Promise<GameRow[]> {
  return gamesOfSite(executor, siteId)
    .orderBy('games.popularity', 'desc')
    .orderBy('games.id')
    .execute();
}

export async function findSiteGame(
  executor: Executor,
  siteId: string,
  game: { providerCode: string; gameCode: string },
): Promise<GameRow | null> {
  const row = await gamesOfSite(executor, siteId)
    .where('games.provider_code', '=', game.providerCode)
    .where('games.code', '=', game.gameCode)
    .executeTakeFirst();
  return row ?? null;
}

interface Owner {
  siteId: string;
  playerId: string;
}

/** Favourite games that the site still offers, newest first. */
export async function readFavourites(executor: Executor, owner: Owner): Promise<GameRow[]> {
  return gamesOfSite(executor, owner.siteId)
    .innerJoin('favourites', (join) =>
      join
        .onRef('favourites.provider_code', '=', 'games.provider_code')
        .onRef('favourites.game_code', '=', 'games.code'),
    )
    .where('favourites.player_id', '=', owner.playerId)
    .where('favourites.site_id', '=', owner.siteId)
    .orderBy('favourites.created_at', 'desc')
    .execute();
}

export async function insertFavourite(
  executor: Executor,
  owner: Owner,
  game: { providerCode: string; gameCode: string },
  now: Date,
): Promise<void> {
  await executor
    .insertInto('favourites')
    .values({
      site_id: owner.siteId,
      player_id: owner.playerId,
      provider_code: game.providerCode,
      game_code: game.gameCode,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFavourite(
  executor: Executor,
  owner: Owner,
  game: { providerCode: string; gameCode: string },
): Promise<void> {
  await executor
    .deleteFrom('favourites')
    .where('site_id', '=', owner.siteId)
    .where('player_id', '=', owner.playerId)
    .where('provider_code', '=', game.providerCode)
    .where('game_code', '=', game.gameCode)
    .execute();
}

/** Names of the whole catalogue, for the pictures. */
export async function readAllGameNames(executor: Executor) {
  return executor
    .selectFrom('games')
    .innerJoin('providers', 'providers.code', 'games.provider_code')
    .select([
      'games.provider_code',
      'games.code',
      'games.name',
      'games.category',
      'providers.name as provider_name',
    ])
    .execute();
}
