import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';
import type {
  AccountBalance,
  AccountRef,
  PlayerAccountKind,
  PlayerRef,
  Statement,
  StatementPage,
} from './ledger-types.ts';
import { ownerIdOf } from './posting-lines.ts';

/** Spendable minor units of one account; 0 when it was never used. */
export async function balance(
  executor: Executor,
  siteId: string,
  account: AccountRef,
  currency: string,
): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`select ledger_balance(${siteId}::uuid,
    ${account.owner}, ${ownerIdOf(account) ?? null}::uuid, ${account.kind},
    ${currency}) as balance`.execute(executor);
  return rows[0]?.balance ?? 0n;
}

/** Every account the players have used, by kind and currency, as of one moment; by player id. */
export async function balances(
  executor: Executor,
  players: readonly PlayerRef[],
): Promise<Map<string, AccountBalance[]>> {
  if (players.length === 0) return new Map();
  const rows = await executor
    .selectFrom('ledger_accounts')
    .select(['owner_id', 'kind', 'currency', 'posted', 'held', 'version'])
    .where('site_id', 'in', [...new Set(players.map(({ siteId }) => siteId))])
    .where('owner_type', '=', 'player')
    .where(
      'owner_id',
      'in',
      players.map(({ playerId }) => playerId),
    )
    .orderBy('kind')
    .orderBy('currency')
    .execute();
  const byPlayer = new Map<string, AccountBalance[]>();
  for (const { owner_id, kind, currency, posted, held, version } of rows) {
    const known = byPlayer.get(owner_id) ?? [];
    byPlayer.set(owner_id, known);
    known.push({
      kind: kind as PlayerAccountKind,
      currency,
      postedMinor: posted,
      heldMinor: held,
      availableMinor: posted - held,
      version,
    });
  }
  return byPlayer;
}

/** One page of an account's movements, newest first, each with the balance after it. */
export async function statement(
  executor: Executor,
  player: PlayerRef,
  kind: PlayerAccountKind,
  page: StatementPage,
): Promise<Statement> {
  let query = executor
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_journals as j', 'j.id', 'e.journal_id')
    .select([
      'e.journal_id as journalId',
      'j.kind',
      'j.source',
      'e.amount as amountMinor',
      sql<bigint>`e.balance_after`.as('balanceAfterMinor'),
      sql<bigint>`e.account_version`.as('version'),
      'j.ref',
      'j.created_at as createdAt',
    ])
    .where('a.site_id', '=', player.siteId)
    .where('a.owner_type', '=', 'player')
    .where('a.owner_id', '=', player.playerId)
    .where('a.kind', '=', kind)
    .where('a.currency', '=', page.currency)
    .where('e.account_version', 'is not', null)
    .orderBy('e.account_version', 'desc')
    .limit(page.limit + 1);
  if (page.beforeVersion !== undefined) {
    query = query.where('e.account_version', '<', page.beforeVersion);
  }
  if (page.from) query = query.where('j.created_at', '>=', page.from);
  if (page.to) query = query.where('j.created_at', '<', page.to);
  const found = await query.execute();
  const lines = found.slice(0, page.limit);
  return { lines, nextVersion: found.length > page.limit ? (lines.at(-1)?.version ?? null) : null };
}

/** Sums waiting lines of house accounts into their rows; gives how many accounts changed. */
export async function rollUp(executor: Executor): Promise<bigint> {
  const { rows } = await sql<{ accounts: bigint }>`select ledger_roll_up() as accounts`.execute(
    executor,
  );
  return rows[0]?.accounts ?? 0n;
}

/** Seals every finished hour of entries with a digest; gives how many hours. */
export async function seal(executor: Executor): Promise<number> {
  const { rows } = await sql<{ hours: number }>`select ledger_seal() as hours`.execute(executor);
  return rows[0]?.hours ?? 0;
}
