import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { PastDeposit, PastMiniRound } from '@pavilion/rewards/preview';
import { reachesLevel } from '../vip/index.ts';

/** A player who did something in a stretch of time, with what decides about rewards now. */
export interface PastPlayerRow {
  playerId: string;
  accountId: string;
  phone: string;
  createdAt: Date;
  level: number;
  depositCount: number;
  lastSeenAt: Date;
  affiliateCode: string | null;
  referrerId: string | null;
}

interface Stretch {
  siteId: string;
  from: Date;
  /** Excluded. */
  to: Date;
}

/**
 * Active people of a site who signed up, deposited, played or spun in a stretch, by id; players of
 * the computer and test accounts are none.
 */
export async function readPastPlayers(
  executor: Executor,
  { siteId, from, to }: Stretch,
): Promise<PastPlayerRow[]> {
  const { rows } = await sql<PastPlayerRow>`
    select p.id as "playerId", p.account_id as "accountId", p.phone, p.created_at as "createdAt",
           coalesce((select max(l.level) from vip_levels l where l.site_id = p.site_id
           and ${reachesLevel}), 0) as level, coalesce(s.deposit_count, 0) as "depositCount",
             greatest(p.created_at, p.last_login_at) as "lastSeenAt",
           p.attribution ->> 'affiliate_code' as "affiliateCode", p.referrer_id as "referrerId"
      from players p left join player_stats s on s.player_id = p.id and s.site_id = p.site_id
     where p.site_id = ${siteId}::uuid and p.status = 'ACTIVE' and not p.is_computer
       and not p.is_test
       and p.id in (
         select n.id from players n where n.site_id = ${siteId}::uuid
            and n.created_at >= ${from}::timestamptz and n.created_at < ${to}::timestamptz
         union
         select x.player_id from settled_plays x where x.site_id = ${siteId}::uuid
            and x.settled_at >= ${from}::timestamptz and x.settled_at < ${to}::timestamptz
         union
         select d.player_id from deposits d where d.site_id = ${siteId}::uuid
            and d.credited_at >= ${from}::timestamptz and d.credited_at < ${to}::timestamptz
         union
         select w.player_id from wheel_spins w where w.site_id = ${siteId}::uuid
            and w.spun_at >= ${from}::timestamptz and w.spun_at < ${to}::timestamptz
         union
         select m.player_id from minigame_rounds m where m.site_id = ${siteId}::uuid
            and m.created_at >= ${from}::timestamptz and m.created_at < ${to}::timestamptz)
     order by p.id`.execute(executor);
  return rows;
}

/** Deposits that were credited to players in a stretch, the oldest first. */
export async function readPastDeposits(
  executor: Executor,
  { siteId, from, to }: Stretch,
  playerIds: readonly string[],
): Promise<Array<PastDeposit & { playerId: string }>> {
  const { rows } = await sql<PastDeposit & { playerId: string }>`
    select * from (
      select d.player_id as "playerId", d.amount_minor - d.fee_minor as "amountMinor",
             d.method_code as "methodCode", d.credited_at as at,
             row_number() over (partition by d.player_id order by d.credited_at,
               d.id)::integer as number
        from deposits d
       where d.site_id = ${siteId}::uuid and d.player_id = any (${[...playerIds]}::uuid[])
         and d.credited_at is not null) x
     where x.at >= ${from}::timestamptz and x.at < ${to}::timestamptz
     order by x.at`.execute(executor);
  return rows;
}

/** When players spun a wheel in a stretch, the oldest first. */
export async function readPastSpins(
  executor: Executor,
  { siteId, from, to }: Stretch,
  playerIds: readonly string[],
): Promise<Array<{ playerId: string; at: Date }>> {
  const { rows } = await sql<{ playerId: string; at: Date }>`
    select w.player_id as "playerId", w.spun_at as at from wheel_spins w
     where w.site_id = ${siteId}::uuid and w.player_id = any (${[...playerIds]}::uuid[])
       and w.spun_at >= ${from}::timestamptz and w.spun_at < ${to}::timestamptz
     order by w.spun_at`.execute(executor);
  return rows;
}

/** Rounds with tokens that players began in a stretch, the oldest first. */
export async function readPastMiniRounds(
  executor: Executor,
  { siteId, from, to }: Stretch,
  playerIds: readonly string[],
): Promise<Array<PastMiniRound & { playerId: string }>> {
  const { rows } = await sql<PastMiniRound & { playerId: string }>`
    select m.player_id as "playerId", m.game, m.created_at as at from minigame_rounds m
     where m.site_id = ${siteId}::uuid and m.player_id = any (${[...playerIds]}::uuid[])
       and m.created_at >= ${from}::timestamptz and m.created_at < ${to}::timestamptz
     order by m.created_at`.execute(executor);
  return rows;
}
