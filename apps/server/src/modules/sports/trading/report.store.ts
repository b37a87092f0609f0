import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** Bets of a sport and kind that were settled in a time, sums in minor units. */
export interface SettledSum {
  /** `mixed` where its legs are of several sports. */
  sport: string;
  /** Of a bet of several legs its type, of a builder `builder`. */
  kind: string;
  legCount: number;
  /** Code of the league of a bet of one leg; else null. */
  league: string | null;
  bets: number;
  turnoverMinor: bigint;
  payoutMinor: bigint;
}

interface Span {
  siteId: string;
  from: Date;
  to: Date;
}

/**
 * What counts of bets settled in a time, by sport, kind and league. Void bets, free bets, what was
 * cashed out and accounts for testing count nothing.
 */
export async function readSettledSums(
  executor: Executor,
  { siteId, from, to }: Span,
): Promise<SettledSum[]> {
  const { rows } = await sql<SettledSum>`
    with counted as (
      select b.id, b.site_id, b.bet_type, b.leg_count,
             b.stake_minor - b.cashed_stake_minor as stake, coalesce(b.payout_minor, 0) as payout
        from bets b join players p on p.id = b.player_id and p.site_id = b.site_id
       where b.site_id = ${siteId}::uuid and b.status = 'settled' and b.is_counted
         and b.settled_at >= ${from}::timestamptz and b.settled_at < ${to}::timestamptz
         and not p.is_test),
    named as (
      select c.id, c.leg_count, c.stake, c.payout,
             case when min(e.sport) = max(e.sport) then min(e.sport) else 'mixed' end as sport,
             case when c.leg_count > 1 then c.bet_type
               when bool_or(g.picks is not null) then 'builder' else min(g.market_kind)
               end as kind, case when c.leg_count = 1 then min(l.code) end as league
        from counted c join bet_legs g on g.bet_id = c.id and g.site_id = c.site_id
        join events e on e.id = g.event_id
        join leagues l on l.id = e.league_id
       group by c.id, c.leg_count, c.stake, c.payout, c.bet_type)
    select n.sport, n.kind, n.leg_count as "legCount", n.league, count(*)::integer as bets,
           sum(n.stake)::bigint as "turnoverMinor", sum(n.payout)::bigint as "payoutMinor"
      from named n group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(executor);
  return rows;
}

/** A bet as the ticker shows it. */
export interface TickerBet {
  id: string;
  placedAt: Date;
  account: string;
  factorMilli: number;
  stakeMinor: bigint;
  oddsMilli: number;
  potentialMinor: bigint;
  type: string;
  status: string;
  sport: string;
  event: string;
  kind: string;
  outcome: string;
}

/** The latest bets of a site, the newest first. */
export async function readLatestBets(
  executor: Executor,
  siteId: string,
  limit: number,
): Promise<TickerBet[]> {
  const { rows } = await sql<TickerBet>`
    select b.id, b.placed_at as "placedAt", p.account_id as account,
           player_factor_milli(trading_terms(), p.id) as "factorMilli",
           b.stake_minor as "stakeMinor", b.odds_milli as "oddsMilli",
           b.potential_minor as "potentialMinor", b.bet_type as type, b.status, e.sport,
           coalesce(e.name, h.name || ' – ' || a.name) as event,
           case when g.picks is null then g.market_kind else 'builder' end as kind, g.outcome
      from bets b join players p on p.id = b.player_id and p.site_id = b.site_id
      join bet_legs g on g.bet_id = b.id and g.site_id = b.site_id and g.leg_no = 0
      join events e on e.id = g.event_id
      left join teams h on h.id = e.home_team_id left join teams a on a.id = e.away_team_id
     where b.site_id = ${siteId}::uuid order by b.id desc limit ${limit}`.execute(executor);
  return rows;
}
