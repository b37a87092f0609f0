import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type { SelectionResult } from '@pavilion/domain/settlement';
import type { BetRecord } from './bet-record.ts';

export interface SettlementRecord {
  revision: number;
  result: SelectionResult;
  payoutMinor: bigint;
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

/** What a bet returned before its newest settlement, and since. */
export interface CorrectionRecord {
  beforeMinor: bigint;
  afterMinor: bigint;
}

/** By bet: those whose newest settlement returns something else than the one before. */
export async function readCorrections(
  executor: Executor,
  betIds: readonly string[],
): Promise<Map<string, CorrectionRecord>> {
  const { rows } = await sql<CorrectionRecord & { betId: string }>`
    select b.id as "betId", now.payout_minor as "afterMinor", before.payout_minor as "beforeMinor"
      from bets b
      join bet_settlements now on now.bet_id = b.id and now.revision = b.revision
      join lateral (select s.payout_minor from bet_settlements s
                     where s.bet_id = b.id and s.revision < b.revision order by s.revision desc limit 1) before on true
     where b.id = any (${betIds}::uuid[]) and now.payout_minor <> before.payout_minor`.execute(
    executor,
  );
  return new Map(rows.map(({ betId, ...correction }) => [betId, correction]));
}

export interface MovementRecord {
  journalId: bigint;
  kind: string;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  createdAt: Date;
}

/** What the bet moved on the player's cash account, oldest first. Found by the keys its journals are posted under. */
export async function readMovements(
  executor: Executor,
  bet: Pick<BetRecord, 'id' | 'siteId' | 'playerId'>,
  revisions: readonly number[],
): Promise<MovementRecord[]> {
  const keys = [bet.id, ...revisions.flatMap((revision) => keysOfRevision(bet.id, revision))];
  const { rows } = await sql<MovementRecord>`
    select j.id as "journalId", j.kind, n.amount as "amountMinor", n.balance_after as "balanceAfterMinor",
           j.created_at as "createdAt"
      from ledger_journals j
      join ledger_entries n on n.journal_id = j.id
      join ledger_accounts a on a.id = n.account_id
     where j.site_id = ${bet.siteId} and j.source = 'sports' and j.op_key = any (${keys}::text[])
       and a.owner_type = 'player' and a.owner_id = ${bet.playerId} and a.kind = 'cash'
     order by j.id, n.seq`.execute(executor);
  return rows;
}

function keysOfRevision(betId: string, revision: number): string[] {
  const key = `${betId}:r${revision}`;
  return [key, `${key}:reversal`, `${key}:debt`, `${key}:repaid`];
}
