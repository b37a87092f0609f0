import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** How much a game was played on a site, and what it kept of what the site's games kept. */
export interface GamePlay {
  providerCode: string;
  gameCode: string;
  /** Since the nearer of two moments. */
  hotPlayers: number;
  hotRounds: number;
  /** From 0 to 1: its share of the site's revenue. A game that paid more than it took has none. */
  hotRevenue: number;
  /** Players of the last minutes. */
  nowPlayers: number;
  /** Since the farther one. */
  players: number;
  rounds: number;
  revenue: number;
}

/**
 * Games with finished rounds since a moment, those since nearer ones counted apart. Amounts of
 * different currencies are never added: a game's share is taken inside each currency, and a
 * currency counts as much as rounds were played in it.
 */
export async function readGamePlays(
  executor: Executor,
  siteId: string,
  { since, hotSince, nowSince }: { since: Date; hotSince: Date; nowSince: Date },
): Promise<GamePlay[]> {
  const { rows } = await sql<GamePlay>`
    with played as (
      select provider_code, game_code, player_id, currency,
             staked_minor - returned_minor as kept_minor,
             finished_at >= ${hotSince}::timestamptz as is_hot,
             finished_at >= ${nowSince}::timestamptz as is_now
        from wallet_rounds
       where site_id = ${siteId}::uuid and finished_at >= ${since}::timestamptz
         and staked_minor > 0),
    kept as (
      select provider_code, game_code, currency, count(*) as rounds,
             count(*) filter (where is_hot) as hot_rounds, greatest(sum(kept_minor), 0) as kept,
             greatest(coalesce(sum(kept_minor) filter (where is_hot), 0), 0) as hot_kept
        from played group by provider_code, game_code, currency),
    shared as (
      select provider_code, game_code,
             kept / nullif(sum(kept) over own, 0) * sum(rounds) over own / sum(rounds)
             over () as share, hot_kept / nullif(sum(hot_kept) over own, 0) * sum(hot_rounds)
               over own
               / nullif(sum(hot_rounds) over (), 0) as hot_share
        from kept window own as (partition by currency)),
    revenues as (
      select provider_code, game_code, coalesce(sum(share), 0)::double precision as revenue,
             coalesce(sum(hot_share), 0)::double precision as hot_revenue
        from shared group by provider_code, game_code),
    plays as (
      select provider_code, game_code,
             (count(distinct player_id) filter (where is_hot))::integer as hot_players,
             (count(*) filter (where is_hot))::integer as hot_rounds,
             (count(distinct player_id) filter (where is_now))::integer as now_players,
             count(distinct player_id)::integer as players, count(*)::integer as rounds
        from played group by provider_code, game_code)
    select provider_code as "providerCode", game_code as "gameCode",
           hot_players as "hotPlayers", hot_rounds as "hotRounds", hot_revenue as "hotRevenue",
           now_players as "nowPlayers", players, rounds, revenue
      from plays join revenues using (provider_code, game_code)`.execute(executor);
  return rows;
}

/** Rounds looked at for the games played last; who plays one game all day has few of them. */
const roundsLookedAt = 1000;
const recentGamesListed = 48;

/** Games of a player's last rounds, the last played first. */
export async function readRecentlyPlayed(
  executor: Executor,
  siteId: string,
  playerId: string,
): Promise<Array<{ providerCode: string; gameCode: string }>> {
  const { rows } = await sql<{ providerCode: string; gameCode: string }>`
    select provider_code as "providerCode", game_code as "gameCode"
      from (select provider_code, game_code, opened_at, round_id from wallet_rounds
             where site_id = ${siteId}::uuid and player_id = ${playerId}::uuid
             order by opened_at desc, provider_code desc, round_id desc
               limit ${roundsLookedAt}) as latest
     group by provider_code, game_code
     order by max(opened_at) desc, provider_code, game_code limit ${recentGamesListed}`.execute(
    executor,
  );
  return rows;
}
