import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** What a partner's player did in a stretch of time, minor units. */
export interface FiguresRow {
  playerId: string;
  signedUpAt: Date;
  ftdAt: Date | null;
  ftdMinor: bigint;
  depositsMinor: bigint;
  turnoverMinor: bigint;
  returnedMinor: bigint;
  rewardsMinor: bigint;
  jackpotsMinor: bigint;
}

interface Asked {
  siteId: string;
  code: string;
  from: Date;
  to: Date;
}

/**
 * Players of a partner who had signed up by the end, test accounts left out, with what they did in
 * [from, to).
 */
export async function readFigures(
  executor: Executor,
  { siteId, code, from, to }: Asked,
): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    select p.id as "playerId", p.created_at as "signedUpAt", f.at as "ftdAt",
           coalesce(f.minor, 0)::bigint as "ftdMinor",
           coalesce((select sum(d.amount_minor - d.fee_minor) from deposits d
             where d.player_id = p.id and d.site_id = p.site_id
               and d.credited_at >= ${from}::timestamptz and d.credited_at < ${to}::timestamptz),
                 0)::bigint as "depositsMinor",
           coalesce(s.staked, 0)::bigint as "turnoverMinor",
           coalesce(s.returned, 0)::bigint as "returnedMinor",
           (coalesce((select sum(c.cost_minor) from reward_claims c
               where c.player_id = p.id and c.site_id = p.site_id and c.prize ->> 'kind' = 'cash'
                 and c.created_at >= ${from}::timestamptz and c.created_at < ${to}::timestamptz), 0)
             + coalesce((select sum(b.converted_minor) from bonuses b
               where b.player_id = p.id and b.site_id = p.site_id
                 and b.ended_at >= ${from}::timestamptz and b.ended_at < ${to}::timestamptz),
                   0))::bigint as "rewardsMinor",
           coalesce((select sum(coalesce(r.paid_minor, r.opening_minor + r.carried_minor
             + r.contributed_minor))
             from jackpot_rounds r where r.winner_id = p.id and r.site_id = p.site_id
              and r.drawn_at >= ${from}::timestamptz and r.drawn_at < ${to}::timestamptz),
                0)::bigint as "jackpotsMinor"
      from players p
      left join lateral (select d.credited_at as at, d.amount_minor - d.fee_minor as minor
        from deposits d
        where d.player_id = p.id and d.site_id = p.site_id and d.credited_at < ${to}::timestamptz
        order by d.credited_at limit 1) f on true
      left join lateral (select sum(s.cash_minor) as staked, sum(s.payout_cash_minor) as returned
        from settled_plays s
        where s.player_id = p.id and s.site_id = p.site_id
          and s.settled_at >= ${from}::timestamptz and s.settled_at < ${to}::timestamptz) s on true
     where p.site_id = ${siteId}::uuid and p.attribution ->> 'affiliate_code' = ${code}
       and not p.is_test
       and p.activated_at is not null and p.created_at < ${to}::timestamptz
     order by p.id`.execute(executor);
  return rows;
}

/** Visits by a partner's links, and accounts that were confirmed, in [from, to). */
export async function countArrivals(
  executor: Executor,
  { siteId, code, from, to }: Asked,
): Promise<{ clicks: number; signups: number }> {
  const { rows } = await sql<{ clicks: number; signups: number }>`
    select (select count(*)::integer from ad_visits v where v.site_id = ${siteId}::uuid
      and v.affiliate_code = ${code}
             and v.created_at >= ${from}::timestamptz
             and v.created_at < ${to}::timestamptz) as clicks,
           (select count(*)::integer from players p where p.site_id = ${siteId}::uuid
             and p.attribution ->> 'affiliate_code' = ${code} and p.activated_at is not null
             and not p.is_test
             and p.created_at >= ${from}::timestamptz
             and p.created_at < ${to}::timestamptz) as signups`.execute(executor);
  return rows[0] ?? { clicks: 0, signups: 0 };
}
