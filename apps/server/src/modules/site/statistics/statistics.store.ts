import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** Newest paid deposits of a site. */
export async function readLatestDeposits(executor: Executor, siteId: string, limit: number) {
  return executor
    .selectFrom('deposits')
    .innerJoin('players', 'players.id', 'deposits.player_id')
    .where('deposits.site_id', '=', siteId)
    .where('deposits.status', '=', 'paid')
    .orderBy('deposits.credited_at', 'desc')
    .limit(limit)
    .select([
      'players.account_id',
      'deposits.amount_minor',
      'deposits.currency',
      'deposits.credited_at',
    ])
    .execute();
}

/** Newest paid withdrawals of a site. */
export async function readLatestWithdrawals(executor: Executor, siteId: string, limit: number) {
  return paidWithdrawals(executor, siteId)
    .orderBy('withdrawals.paid_at', 'desc')
    .limit(limit)
    .execute();
}

/** Biggest withdrawals paid since `since`. */
export async function readTopWithdrawals(
  executor: Executor,
  siteId: string,
  since: Date,
  limit: number,
) {
  return paidWithdrawals(executor, siteId)
    .where('withdrawals.paid_at', '>=', since)
    .orderBy('withdrawals.amount_minor', 'desc')
    .orderBy('withdrawals.paid_at', 'desc')
    .limit(limit)
    .execute();
}

/** What a site paid out since `since`. */
export async function sumPaidSince(
  executor: Executor,
  siteId: string,
  since: Date,
): Promise<bigint> {
  const row = await executor
    .selectFrom('withdrawals')
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('sum'))
    .where('site_id', '=', siteId)
    .where('state', '=', 'paid')
    .where('paid_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.sum;
}

function paidWithdrawals(executor: Executor, siteId: string) {
  return executor
    .selectFrom('withdrawals')
    .innerJoin('players', 'players.id', 'withdrawals.player_id')
    .where('withdrawals.site_id', '=', siteId)
    .where('withdrawals.state', '=', 'paid')
    .where('players.is_test', '=', false)
    .select([
      'players.account_id',
      'players.is_computer',
      'withdrawals.amount_minor',
      'withdrawals.currency',
      'withdrawals.paid_at',
    ]);
}

export interface TopWin {
  accountId: string;
  isComputer: boolean;
  amountMinor: bigint;
  currency: string;
  wonAt: Date;
  /** The match or the game it came from. */
  source: string;
}

/**
 * Biggest payouts since `since` that were more than what was staked, of bets and of rounds, largest
 * first.
 */
export async function readTopWins(
  executor: Executor,
  siteId: string,
  since: Date,
  limit: number,
): Promise<TopWin[]> {
  const { rows } = await sql<TopWin>`
    with of_bets as (
      select b.player_id, b.payout_minor as amount, b.currency, b.settled_at as won_at,
      coalesce(e.name, h.name || ' – ' || a.name) as source
        from bets b
        join bet_legs g on g.bet_id = b.id and g.leg_no = 0
        join events e on e.id = g.event_id
        left join teams h on h.id = e.home_team_id
        left join teams a on a.id = e.away_team_id
       where b.site_id = ${siteId}::uuid and b.status = 'settled' and b.payout_minor > b.stake_minor
         and b.settled_at >= ${since}::timestamptz
       order by b.payout_minor desc limit ${limit}),
    of_rounds as (
      select r.player_id, r.returned_minor, r.currency, r.finished_at, r.provider_code, r.game_code
        from wallet_rounds r
       where r.site_id = ${siteId}::uuid and r.finished_at is not null
         and r.returned_minor > r.staked_minor
         and r.staked_minor > 0 and r.finished_at >= ${since}::timestamptz
       order by r.returned_minor desc limit ${limit}),
    wins as (
      select * from of_bets
      union all
      select r.player_id, r.returned_minor, r.currency, r.finished_at, coalesce(g.name, r.game_code)
        from of_rounds r left join games g on g.provider_code = r.provider_code
          and g.code = r.game_code)
    select p.account_id as "accountId", p.is_computer as "isComputer", w.amount as "amountMinor",
           w.currency, w.won_at as "wonAt", w.source
      from wins w join players p on p.id = w.player_id and not p.is_test
     order by w.amount desc, w.won_at desc limit ${limit}`.execute(executor);
  return rows;
}

/** Accounts that were activated, were seen since `activeSince`, or have deposited. */
export async function readCounters(executor: Executor, siteId: string, activeSince: Date) {
  const { rows } = await sql<{ registered: bigint; active: bigint; deposited: bigint }>`
    select
      (select count(*) from players where site_id = ${siteId} and status <> 'PENDING'
        and not is_test) as registered,
      (select count(distinct s.player_id) from sessions s join players p on p.id = s.player_id
        and p.site_id = s.site_id
        where s.site_id = ${siteId} and s.last_seen_at >= ${activeSince}
          and not p.is_test) as active,
      (select count(*) from player_stats s join players p on p.id = s.player_id
        and p.site_id = s.site_id
        where s.site_id = ${siteId} and s.deposit_count > 0
          and not p.is_test) as deposited`.execute(executor);
  const [row] = rows;
  return {
    registered: Number(row?.registered ?? 0n),
    active: Number(row?.active ?? 0n),
    deposited: Number(row?.deposited ?? 0n),
  };
}
