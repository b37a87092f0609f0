import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import type { WalletAction } from './transact.store.ts';

export type OpenRound = Selectable<Tables['wallet_rounds']> & { connection_code: string };

/** Rounds of connected studios that have been open since before a moment, oldest first. */
export async function readAbandonedRounds(
  executor: Executor,
  { before, limit }: { before: Date; limit: number },
): Promise<OpenRound[]> {
  const rows = await executor
    .selectFrom('wallet_rounds')
    .innerJoin('providers', 'providers.code', 'wallet_rounds.provider_code')
    .where('wallet_rounds.finished_at', 'is', null)
    .where('wallet_rounds.opened_at', '<', before)
    .where('providers.connection_code', 'is not', null)
    .selectAll('wallet_rounds')
    .select('providers.connection_code')
    .orderBy('wallet_rounds.opened_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, connection_code: row.connection_code ?? '' }));
}

/** A round of a site, of a provider that is connected; null when there is none. */
export async function findRoundOfSite(
  executor: Executor,
  key: { siteId: string; providerCode: string; roundId: string },
): Promise<OpenRound | null> {
  const row = await executor
    .selectFrom('wallet_rounds')
    .innerJoin('providers', 'providers.code', 'wallet_rounds.provider_code')
    .where('wallet_rounds.site_id', '=', key.siteId)
    .where('wallet_rounds.provider_code', '=', key.providerCode)
    .where('wallet_rounds.round_id', '=', key.roundId)
    .where('providers.connection_code', 'is not', null)
    .selectAll('wallet_rounds')
    .select('providers.connection_code')
    .executeTakeFirst();
  return row ? { ...row, connection_code: row.connection_code ?? '' } : null;
}

/** Calls `wallet_move` for a round without a request of the studio. */
export async function moveForRound(
  executor: Executor,
  round: OpenRound,
  actions: readonly WalletAction[],
  now: Date,
): Promise<void> {
  await sql`select wallet_move(${round.site_id}::uuid, ${round.provider_code},
    ${round.player_id}::uuid, ${round.currency},
    ${round.product}, ${round.game_code}, ${round.round_id}, ${jsonText(actions)}::jsonb,
    ${now}::timestamptz)`.execute(executor);
}

export interface JackpotPool {
  site: string;
  /** `<provider>/<jackpot>`. */
  pool: string;
  currency: string;
  balance_minor: bigint;
}

/** What lies in the operator's pools of studios' jackpots; below zero is what he owes them. */
export async function readPools(executor: Executor): Promise<JackpotPool[]> {
  const { rows } = await sql<JackpotPool>`
    select s.external_id as site, substr(a.kind, length('pool:') + 1) as pool, a.currency,
           ledger_balance(a.site_id, 'house', null, a.kind, a.currency) as balance_minor
      from ledger_accounts a
      join sites s on s.id = a.site_id
     where a.owner_type = 'house' and a.kind like 'pool:%'
     order by s.external_id, a.kind, a.currency`.execute(executor);
  return rows;
}

export interface ProviderDay {
  site: string;
  provider_code: string;
  currency: string;
  rounds: number;
  open: number;
  staked_minor: bigint;
  returned_minor: bigint;
}

/**
 * What each studio took from people and gave them per site since a moment, and how many of their
 * rounds are still open.
 */
export async function readTotals(executor: Executor, since: Date): Promise<ProviderDay[]> {
  const { rows } = await sql<ProviderDay>`
    select s.external_id as site, r.provider_code, r.currency, count(*)::integer as rounds,
           (count(*) filter (where r.finished_at is null))::integer as open,
           sum(r.staked_minor)::bigint as staked_minor,
           sum(r.returned_minor)::bigint as returned_minor
      from wallet_rounds r
      join providers p on p.code = r.provider_code and p.connection_code is not null
      join sites s on s.id = r.site_id
      join players q on q.id = r.player_id and not q.is_computer
     where r.opened_at >= ${since}
     group by s.external_id, r.provider_code, r.currency
     order by s.external_id, r.provider_code, r.currency`.execute(executor);
  return rows;
}
