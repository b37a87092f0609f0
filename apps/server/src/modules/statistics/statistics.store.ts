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
    .select([
      'players.account_id',
      'withdrawals.amount_minor',
      'withdrawals.currency',
      'withdrawals.paid_at',
    ]);
}

/** Biggest payouts of won bets since `since`, with the match they came from. */
export async function readTopWins(executor: Executor, siteId: string, since: Date, limit: number) {
  return executor
    .selectFrom('bets')
    .innerJoin('players', 'players.id', 'bets.player_id')
    .innerJoin('events', 'events.id', 'bets.event_id')
    .innerJoin('teams as home', 'home.id', 'events.home_team_id')
    .innerJoin('teams as away', 'away.id', 'events.away_team_id')
    .where('bets.site_id', '=', siteId)
    .where('bets.status', '=', 'settled')
    .whereRef('bets.payout_minor', '>', 'bets.stake_minor')
    .where('bets.settled_at', '>=', since)
    .orderBy('bets.payout_minor', 'desc')
    .limit(limit)
    .select([
      'players.account_id',
      'bets.payout_minor',
      'bets.currency',
      'bets.settled_at',
      'home.name as home_name',
      'away.name as away_name',
    ])
    .execute();
}

/** Accounts that were activated, were seen since `activeSince`, or have deposited. */
export async function readCounters(executor: Executor, siteId: string, activeSince: Date) {
  const { rows } = await sql<{ registered: bigint; active: bigint; deposited: bigint }>`
    select
      (select count(*) from players where site_id = ${siteId} and status <> 'PENDING') as registered,
      (select count(distinct player_id) from sessions where site_id = ${siteId} and last_seen_at >= ${activeSince}) as active,
      (select count(*) from player_stats where site_id = ${siteId} and deposit_count > 0) as deposited`.execute(
    executor,
  );
  const [row] = rows;
  return {
    registered: Number(row?.registered ?? 0n),
    active: Number(row?.active ?? 0n),
    deposited: Number(row?.deposited ?? 0n),
  };
}
