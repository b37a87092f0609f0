import type { Database, Executor } from '@pavilion/database';
import { createHold, expireHolds, postHold, voidHold } from './holds.ts';
import type {
  AccountBalance,
  AccountRef,
  Held,
  HoldPosting,
  HoldRequest,
  PlayerAccountKind,
  PlayerRef,
  Posted,
  Posting,
  Reversal,
  Statement,
  StatementPage,
} from './ledger-types.ts';
import { post, reverse } from './postings.ts';
import { balance, balances, rollUp, seal, statement } from './reading.ts';

/**
 * Double-entry accounts of all sites. Whatever moves money takes the executor of the caller's
 * transaction and throws `LedgerRefusal`, after which that transaction must roll back. Reading
 * takes one only to see the caller's own uncommitted work. `Kind` closes the kinds of journals to
 * those a product has words for.
 */
export interface Ledger<Kind extends string = string> {
  /** Moves money by one balanced journal, once per key; a repeated key gives the first journal. */
  post(executor: Executor, posting: Posting<Kind>): Promise<Posted>;
  /** Undoes a journal by a new one with exactly negated lines, at most once. */
  reverse(executor: Executor, reversal: Reversal): Promise<Posted>;
  /** Reserves money until it is posted, voided or its time is over. */
  hold(executor: Executor, request: HoldRequest): Promise<Held>;
  /** Spends a pending hold; what it does not spend is free again. */
  postHold(executor: Executor, posting: HoldPosting<Kind>): Promise<Posted>;
  /** Frees a pending hold; false when it was voided before. */
  voidHold(executor: Executor, siteId: string, holdId: bigint): Promise<boolean>;
  /** Frees holds whose time is over; gives how many. For a scheduled job. */
  expireHolds(limit?: number, executor?: Executor): Promise<number>;
  /**
   * Sums waiting lines of house accounts, so that reading them stays cheap. For a scheduled job.
   */
  rollUp(executor?: Executor): Promise<bigint>;
  /** Seals finished hours, so that a later change of an entry shows. For a scheduled job. */
  seal(executor?: Executor): Promise<number>;
  /** Spendable minor units of one account. */
  balance(
    siteId: string,
    account: AccountRef,
    currency: string,
    executor?: Executor,
  ): Promise<bigint>;
  /** All accounts a player has used. */
  balances(player: PlayerRef, executor?: Executor): Promise<AccountBalance[]>;
  /**
   * All accounts of many players as of one moment, by player id; a player without any is left out.
   */
  balancesOfMany(
    players: readonly PlayerRef[],
    executor?: Executor,
  ): Promise<Map<string, AccountBalance[]>>;
  /** A page of a player's movements on one account, newest first. */
  statement(
    player: PlayerRef,
    kind: PlayerAccountKind,
    page: StatementPage,
    executor?: Executor,
  ): Promise<Statement>;
}

const expireBatch = 100;

export function createLedger(database: Database): Ledger {
  return {
    post,
    reverse,
    hold: createHold,
    postHold,
    voidHold,
    expireHolds: (limit = expireBatch, executor = database.db) => expireHolds(executor, limit),
    rollUp: (executor = database.db) => rollUp(executor),
    seal: (executor = database.db) => seal(executor),
    balance: (siteId, account, currency, executor = database.db) =>
      balance(executor, siteId, account, currency),
    balances: async (player, executor = database.db) =>
      (await balances(executor, [player])).get(player.playerId) ?? [],
    balancesOfMany: (players, executor = database.db) => balances(executor, players),
    statement: (player, kind, page, executor = database.db) =>
      statement(executor, player, kind, page),
  };
}
