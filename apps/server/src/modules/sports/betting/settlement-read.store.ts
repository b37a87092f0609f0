import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { SelectionResult } from '@pavilion/domain/settlement';
import type { BetRecord } from './bet-record.ts';

export interface SettlementRecord {
  revision: number;
  /** Null where a correction lets the bet wait for other legs again. */
  result: SelectionResult | null;
  payoutMinor: bigint | null;
  homeScore: number | null;
  awayScore: number | null;
  settledAt: Date;
}

/** Every settlement of a bet, oldest first. */
export async function readSettlements(
  executor: Executor,
  betId: string,
): Promise<SettlementRecord[]> {
  const { rows } = await sql<SettlementRecord>`
    select revision, result, payout_minor as "payoutMinor", home_score as "homeScore",
           away_score as "awayScore", settled_at as "settledAt"
      from bet_settlements where bet_id = ${betId} order by revision`.execute(executor);
  return rows;
}

/**
 * Those of the bets that were settled before their newest settlement: those with a second one.
 * Asked bet by bet, so that the settlements of all other bets are not read.
 */
export async function readSettledBefore(
  executor: Executor,
  betIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ betId: string }>`
    select b.id as "betId" from unnest(${betIds}::uuid[]) as b (id)
     where (select true from bet_settlements s where s.bet_id = b.id limit 1 offset 1)`.execute(
    executor,
  );
  return new Set(rows.map(({ betId }) => betId));
}

/** What a bet returned before its newest settlement, and since. */
export interface CorrectionRecord {
  beforeMinor: bigint;
  afterMinor: bigint;
}

/**
 * By bet: those that returned something before and return something else now; a bet that waits
 * again returns nothing yet.
 */
export async function readCorrections(
  executor: Executor,
  betIds: readonly string[],
): Promise<Map<string, CorrectionRecord>> {
  const { rows } = await sql<CorrectionRecord & { betId: string }>`
    select b.id as "betId", coalesce(now.payout_minor, 0) as "afterMinor",
      coalesce(before.payout_minor, 0) as "beforeMinor"
      from bets b
      join bet_settlements now on now.bet_id = b.id and now.revision = b.revision
      join lateral (select s.payout_minor from bet_settlements s
                     where s.bet_id = b.id and s.revision < b.revision
                     order by s.revision desc limit 1) before on true
     where b.id = any (${betIds}::uuid[]) and coalesce(now.payout_minor, 0)
       <> coalesce(before.payout_minor, 0)`.execute(executor);
  return new Map(rows.map(({ betId, ...correction }) => [betId, correction]));
}

export interface MovementRecord {
  journalId: bigint;
  kind: string;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  createdAt: Date;
}

/**
 * What the bet moved on the player's cash account, oldest first. Its own journals are found by the
 * keys they are posted under; of those that settled it beside others it is the bet's own share,
 * with the balance after all of them.
 */
export async function readMovements(
  executor: Executor,
  bet: Pick<BetRecord, 'id' | 'siteId' | 'playerId' | 'cashOuts'>,
  revisions: readonly number[],
): Promise<MovementRecord[]> {
  const keys = [
    bet.id,
    ...bet.cashOuts.flatMap(({ id }) => [id, `${bet.id}:${id}:repaid`]),
    `${bet.id}:rejected`,
    ...revisions.flatMap((revision) => keysOfRevision(bet.id, revision)),
  ];
  const { rows } = await sql<MovementRecord>`
    with shares as (
      select distinct on (s.journal_id) s.site_id, s.journal_id as id, (
          select sum((l ->> 'amount')::bigint) from jsonb_array_elements(s.lines) l
           where l ->> 'owner' = 'player' and l ->> 'kind' = 'cash')::bigint as amount
        from bet_settlements s
        where s.bet_id = ${bet.id} and s.site_id = ${bet.siteId} and s.journal_id is not null
        order by s.journal_id, s.revision),
    own as (
      select j.site_id, j.id, null::bigint as amount from ledger_journals j
       where j.site_id = ${bet.siteId} and j.source = 'sports' and j.op_key = any (${keys}::text[])
      union all
      select site_id, id, amount from shares where amount <> 0)
    select j.id as "journalId", j.kind, coalesce(o.amount, n.amount) as "amountMinor",
           n.balance_after as "balanceAfterMinor", j.created_at as "createdAt"
      from own o
      join ledger_journals j on j.id = o.id and j.site_id = o.site_id
      join ledger_entries n on n.journal_id = j.id
      join ledger_accounts a on a.id = n.account_id and a.site_id = o.site_id
     where a.owner_type = 'player' and a.owner_id = ${bet.playerId} and a.kind = 'cash'
     order by j.id, n.seq`.execute(executor);
  return rows;
}

function keysOfRevision(betId: string, revision: number): string[] {
  const key = `${betId}:r${revision}`;
  return [`${key}:reversal`, `${key}:debt`, `${key}:repaid`];
}
