import { sql } from 'kysely';
import { jsonText, preparedMark, type Executor } from '@pavilion/database';

/** An action as `wallet_move` reads it, amounts in minor units. */
export interface WalletAction {
  kind:
    | 'debit'
    | 'debit-credit'
    | 'credit'
    | 'rollback'
    | 'adjust'
    | 'promo'
    | 'jackpot'
    | 'tip'
    | 'finish';
  tx?: string;
  amount?: bigint;
  win?: bigint;
  ref?: string;
  /** Of a credit: further bets that it settles. */
  refs?: readonly string[];
  /** The house account that pays, or that a tip goes to. */
  fund?: string;
  /** Of a stake: what goes on from the house result, to which house account. */
  contributions?: ReadonlyArray<{ fund: string; amount: bigint }>;
  /** Of a promotion: a grant of free rounds counts one of them. */
  campaign?: string;
  finished?: boolean;
}

export interface MoveOrder {
  connectionCode: string;
  siteId: string | null;
  sessionHash: Buffer;
  alias: string;
  providerCode: string;
  gameCode: string;
  currency: string;
  roundId: string;
  actions: readonly WalletAction[];
  /** Sites that take no stakes now. */
  closedSites: readonly string[];
  now: Date;
  budgetMs: number;
}

export interface Moved {
  cash_minor: string;
  moves: boolean[];
  player_id: string;
  site_id: string;
  is_new: boolean;
}

/** Calls `provider_transact`: the checks and the money of one request in one statement. */
export async function moveForProvider(executor: Executor, order: MoveOrder): Promise<Moved> {
  const { rows } = await sql<{ moved: Moved }>`${preparedMark}select provider_transact(
    ${order.connectionCode}, ${order.siteId}::uuid, ${order.sessionHash}::bytea, ${order.alias},
    ${order.providerCode}, ${order.gameCode}, ${order.currency}, ${order.roundId},
    ${jsonText(order.actions)}::jsonb, ${order.closedSites}::uuid[], ${order.now}::timestamptz,
    ${order.budgetMs}::integer) as moved`.execute(executor);
  const [row] = rows;
  if (!row) throw new Error('provider_transact gave no row');
  return row.moved;
}

/** The kind of the player's limit that a stake of this much meets, or null. */
export async function reachedLimitKind(
  executor: Executor,
  {
    siteId,
    playerId,
    stakeMinor,
    now,
  }: {
    siteId: string;
    playerId: string;
    stakeMinor: bigint;
    now: Date;
  },
): Promise<string | null> {
  const { rows } = await sql<{ kind: string | null }>`
    select stake_limit(${siteId}::uuid, ${playerId}::uuid, ${stakeMinor}::bigint,
      ${now}::timestamptz) ->> 'kind' as kind`.execute(executor);
  return rows[0]?.kind ?? null;
}

export async function cashOf(
  executor: Executor,
  { siteId, playerId, currency }: { siteId: string; playerId: string; currency: string },
): Promise<bigint> {
  const { rows } = await sql<{ cash: bigint }>`
    select ledger_balance(${siteId}::uuid, 'player', ${playerId}::uuid, 'cash',
      ${currency}) as cash`.execute(executor);
  return rows[0]?.cash ?? 0n;
}
