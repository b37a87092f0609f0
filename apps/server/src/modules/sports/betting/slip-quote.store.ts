import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { MarketStatus } from '@pavilion/domain/bets';

import type { EventState } from '../sportsbook/index.ts';

export interface QuotedSelection {
  id: string;
  eventId: string;
  marketId: string;
  marketKind: string;
  outcome: string;
  oddsMilli: number;
  isOffered: boolean;
  /** Whether it may stand in one bet with those of other events. */
  isCombinable: boolean;
  sport: string;
  marketStatus: MarketStatus;
  /** Why it takes no bets, where that was said. */
  stopReason: string | null;
  state: EventState;
  allowsLive: boolean;
  startTime: Date;
  /** How long its source lets bets in play wait; null: as its sport says. */
  delaySeconds: number | null;
  /** Runners that are to run; 0 where teams meet. */
  runnerCount: number;
  isHandicap: boolean;
  /** Of an outright: the match that decides it. */
  decidedBy: string | null;
  /** What of the market maximum it has now, in millionths. */
  sharePpm: number;
}

export async function readQuotedSelections(
  executor: Executor,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, QuotedSelection>> {
  const { rows } = await sql<QuotedSelection>`
    select s.id, e.id as "eventId", m.id as "marketId", m.kind as "marketKind", s.outcome,
           s.odds_milli as "oddsMilli", s.is_offered as "isOffered",
           m.is_combinable as "isCombinable", e.sport, m.status as "marketStatus",
           m.stop_reason as "stopReason", e.state, e.allows_live as "allowsLive",
           e.start_time as "startTime", e.delay_seconds as "delaySeconds",
           e.is_handicap as "isHandicap",
           e.decided_by as "decidedBy",
           (market_share_ppm(t.terms, e.sport, e.league_id, m.kind, e.state = 'live',
             e.start_time, ${now}::timestamptz)::bigint * m.share_ppm / 1000000)::integer
             as "sharePpm", (
             select count(*) from jsonb_array_elements(e.runners) r
              where r.value -> 'withdrawn' = 'null')::integer as "runnerCount"
      from selections s join markets m on m.id = s.market_id join events e on e.id = m.event_id
      cross join (select trading_terms() as terms) t
     where s.id = any (${ids}::uuid[])`.execute(executor);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * By selection: the one of the same question at the nearest other line that takes bets now, where
 * there is one. Whether the match itself still takes bets is not looked at.
 */
export async function readOtherLines(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; other: string }>`
    select s.id, o.id as other from selections s join markets m on m.id = s.market_id
      cross join lateral (
        select x.id from markets n join selections x on x.market_id = n.id and x.outcome = s.outcome
         where n.event_id = m.event_id and n.kind = m.kind and n.param is not distinct from m.param
           and n.player_id is not distinct from m.player_id and n.id <> m.id
           and n.status = 'open' and x.is_offered
         order by abs(n.line_quarters - m.line_quarters), n.position limit 1) o
     where s.id = any (${ids}::uuid[])`.execute(executor);
  return new Map(rows.map(({ id, other }) => [id, other]));
}

/**
 * What a player's bets could win that count against his caps, and his share of the site's maxima.
 */
export interface PlayerWins {
  factorMilli: number;
  dayMinor: bigint;
  /** By selection of his open bets, with the event. */
  open: readonly {
    eventId: string;
    selectionId: string;
    winMinor: bigint;
    /** Of builders with it: the event counts them once, under its own id. */
    builderWinMinor: bigint;
  }[];
}

/**
 * The counters `check_player_wins` looks at; a bet that ends first counts only for its day, as
 * `release_part` leaves it.
 */
export async function readPlayerWins(
  executor: Executor,
  { playerId, endedBetId }: { playerId: string; endedBetId: string | null },
  eventIds: readonly string[],
  now: Date,
): Promise<PlayerWins> {
  const { rows } = await sql<{ factorMilli: number; dayMinor: bigint }>`
    select player_factor_milli(trading_terms(), ${playerId}::uuid) as "factorMilli",
           coalesce((select win_minor from player_win_days where player_id = ${playerId}
             and day = (${now}::timestamptz at time zone 'UTC')::date),
               0)::bigint as "dayMinor"`.execute(executor);
  const open = await sql<PlayerWins['open'][number]>`
    with ended as (
      select w.* from bets b cross join lateral wins_of_bet(b.id, b.win_minor) w
       where b.id = ${endedBetId}::uuid and b.player_id = ${playerId})
    select x.event_id as "eventId", x.selection_id as "selectionId",
           greatest(0, x.win_minor - coalesce(n.win_minor, 0)) as "winMinor",
           greatest(0, x.builder_win_minor - coalesce(n.builder_win_minor, 0))
             as "builderWinMinor"
      from player_exposures x left join ended n
        on n.event_id = x.event_id and n.selection_id = x.selection_id
     where x.player_id = ${playerId}
       and x.event_id = any (${eventIds}::uuid[])`.execute(executor);
  return { factorMilli: 1000, dayMinor: 0n, ...rows[0], open: open.rows };
}

/**
 * Stakes and wins taken on one selection of a site; bets of several legs stand under the event's
 * own id as one more market.
 */
export interface SelectionExposure {
  eventId: string;
  marketId: string;
  selectionId: string;
  stakeMinor: bigint;
  winMinor: bigint;
  /** How many outcomes of the market can win beside each other; null: all. */
  winnersMax: number | null;
}

/** Without those of a bet that ends first. */
export async function readExposures(
  executor: Executor,
  { siteId, endedBetId }: { siteId: string; endedBetId: string | null },
  eventIds: readonly string[],
): Promise<SelectionExposure[]> {
  const { rows } = await sql<SelectionExposure>`
    with ended as (
      select n.* from bets b cross join lateral exposures_of_bet(b, b.stake_minor, b.win_minor) n
       where b.id = ${endedBetId}::uuid and b.site_id = ${siteId})
    select x.event_id as "eventId", x.market_id as "marketId", x.selection_id as "selectionId",
           greatest(0, sum(x.stake_minor) - coalesce(max(n.stake_minor), 0))::bigint
             as "stakeMinor",
           greatest(0, sum(x.win_minor) - coalesce(max(n.win_minor), 0))::bigint as "winMinor",
           case when m.id is null then 1
             when m.counts_rest and has_score(m) then null
             else m.winners_max end as "winnersMax"
      from selection_exposures x left join markets m on m.id = x.market_id
      left join ended n on n.event_id = x.event_id and n.market_id = x.market_id
        and n.selection_id = x.selection_id
     where x.site_id = ${siteId} and x.event_id = any (${eventIds}::uuid[])
     group by x.event_id, x.market_id, x.selection_id, m.id`.execute(executor);
  return rows;
}
