import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import {
  journalKinds,
  journalsOf,
  type StatementPeriod,
  type TransactionKind,
} from '@pavilion/domain/history';
import type { PlayerRef } from '@pavilion/ledger';

/** What a player may play with, as the wire names it. */
export const pockets = ['cash', 'bonus', 'token', 'minigame'] as const;
export type Pocket = (typeof pockets)[number];

export interface PocketAccount {
  kind: Pocket;
  currency: string;
  version: bigint;
}

/** The pockets the player has used, each with its newest version. */
export async function readPockets(
  executor: Executor,
  { siteId, playerId }: PlayerRef,
): Promise<PocketAccount[]> {
  const { rows } = await sql<PocketAccount>`
    select a.kind, a.currency, a.version from ledger_accounts a
     where a.site_id = ${siteId}::uuid and a.owner_type = 'player'
       and a.owner_id = ${playerId}::uuid
       and a.kind = any (${[...pockets]}::text[])
     order by a.kind, a.currency`.execute(executor);
  return rows;
}

export interface TransactionFilter {
  from?: Date | undefined;
  /** Inclusive. */
  to?: Date | undefined;
  kinds?: readonly TransactionKind[] | undefined;
}

export interface TransactionRow {
  journalId: bigint;
  seq: number;
  journalKind: string;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  version: bigint;
  ref: Record<string, unknown>;
  createdAt: Date;
}

/**
 * Movements of one pocket before a version, newest first. The pocket is one value, not a join: only
 * then is the order of its index used, and a page costs the same with a million movements behind
 * it.
 */
export async function readTransactions(
  executor: Executor,
  { siteId, playerId }: PlayerRef,
  pocket: Pick<PocketAccount, 'kind' | 'currency'>,
  page: TransactionFilter & { beforeVersion: bigint; limit: number },
): Promise<TransactionRow[]> {
  const from = page.from && new Date(page.from.getTime() - outOfOrderMs);
  const to = page.to && new Date(page.to.getTime() + outOfOrderMs);
  const { rows } = await sql<TransactionRow>`
    ${pocketOf({ siteId, playerId }, pocket)}
    select e.journal_id as "journalId", e.seq, j.kind as "journalKind", e.amount as "amountMinor",
           e.balance_after as "balanceAfterMinor", e.account_version as version, j.ref,
           j.created_at as "createdAt"
      from ledger_entries e
      join ledger_journals j on j.id = e.journal_id
     where e.account_id = (select id from pocket)
       and e.account_version < ${page.beforeVersion}::bigint
       ${from ? sql`and e.account_version >= ${versionAfter(from)}` : sql``}
       ${to ? sql`and e.account_version < ${versionAfter(to)}` : sql``}
       and (${page.from ?? null}::timestamptz is null
            or j.created_at >= ${page.from ?? null}::timestamptz)
       and (${page.to ?? null}::timestamptz is null
            or j.created_at <= ${page.to ?? null}::timestamptz)
       and ${isOfKinds(page.kinds)}
     order by e.account_version desc limit ${page.limit}`.execute(executor);
  return rows;
}

/** The pocket's account as `pocket`, found by its owner. */
const pocketOf = (
  { siteId, playerId }: PlayerRef,
  pocket: Pick<PocketAccount, 'kind' | 'currency'>,
) => sql`
  with pocket as materialized (
    select a.id, a.version, a.posted from ledger_accounts a
     where a.site_id = ${siteId}::uuid and a.owner_type = 'player'
       and a.owner_id = ${playerId}::uuid
       and a.kind = ${pocket.kind} and a.currency = ${pocket.currency})`;

/**
 * A movement's time is when its transaction began, which may have waited for one that began later:
 * never for this long.
 */
const outOfOrderMs = 10 * 60_000;

/**
 * The first version of the pocket after a moment, found by halving: versions follow time, so that a
 * page of an old month passes over nothing newer.
 */
const versionAfter = (moment: Date) => sql<bigint>`(
  with recursive halving (low, high) as (
    select 0::bigint, version + 1 from pocket
    union all
    select case when is_after then low else middle end, case when is_after then middle else high end
      from (select low, high, middle, coalesce((
              select j.created_at > ${moment}::timestamptz
                from ledger_entries e join ledger_journals j on j.id = e.journal_id
               where e.account_id = (select id from pocket) and e.account_version >= middle
               order by e.account_version limit 1), true) as is_after
              from (select low, high, (low + high) / 2 as middle from halving
                     where high - low > 1) half) tried)
  select min(high) from halving)`;

function isOfKinds(kinds: readonly TransactionKind[] | undefined) {
  if (kinds === undefined || kinds.length === 0) return sql<boolean>`true`;
  const { credits, debits, withUnknown } = journalsOf(kinds);
  return sql<boolean>`(j.kind = any (
      case when e.amount > 0 then ${credits}::text[] else ${debits}::text[] end)
    or (${withUnknown}::boolean and j.kind <> all (${Object.keys(journalKinds)}::text[])))`;
}

export interface StatementSum {
  /** Start of the day or month in the asked zone; null: after the end of what was asked. */
  period: string | null;
  journalKind: string;
  /** Of the lines with this sign. */
  isCredit: boolean;
  sumMinor: bigint;
}

export interface StatementSums {
  /** The cash as it is now. */
  postedMinor: bigint;
  sums: StatementSum[];
}

/**
 * Everything that moved the player's cash since `from`, summed by period, kind of journal and sign,
 * with the balance of the same moment.
 */
export async function readStatementSums(
  executor: Executor,
  { siteId, playerId }: PlayerRef,
  asked: { currency: string; from: Date; to: Date; by: StatementPeriod; timeZone: string },
): Promise<StatementSums> {
  const since = new Date(asked.from.getTime() - outOfOrderMs);
  const { rows } = await sql<StatementSum & { postedMinor: bigint; journalKind: string | null }>`
    ${pocketOf({ siteId, playerId }, { kind: 'cash', currency: asked.currency })},
    moved as (
      select case when j.created_at <= ${asked.to}::timestamptz
                  then to_char(
                    date_trunc(${asked.by}::text,
                               j.created_at at time zone ${asked.timeZone}::text),
                    'YYYY-MM-DD') end as period,
             j.kind, e.amount > 0 as is_credit, sum(e.amount)::bigint as total
        from ledger_entries e join ledger_journals j on j.id = e.journal_id
       where e.account_id = (select id from pocket) and e.account_version >= ${versionAfter(since)}
         and j.created_at >= ${asked.from}::timestamptz
       group by 1, 2, 3)
    select pocket.posted as "postedMinor", m.period, m.kind as "journalKind",
           m.is_credit as "isCredit", m.total as "sumMinor"
      from pocket left join moved m on true order by m.period`.execute(executor);
  return {
    postedMinor: rows[0]?.postedMinor ?? 0n,
    sums: rows.filter(({ journalKind }) => journalKind !== null),
  };
}
