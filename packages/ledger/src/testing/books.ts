import { randomUUID } from 'node:crypto';
import { inTransaction, type Database } from '@pavilion/database';
import { createLedger, type Ledger } from '../ledger.ts';
import { LedgerRefusal } from '../ledger-refusal.ts';
import type { AccountRef, PlayerAccountKind, Posted, PostingLine } from '../ledger-types.ts';

/** One site with its ledger, in the words of the tests. */
export interface Books {
  siteId: string;
  ledger: Ledger;
  database: Database;
  account(playerId: string, kind?: PlayerAccountKind): AccountRef;
  /** Posts in a transaction of its own. */
  post(key: string, lines: readonly PostingLine[], kind?: string): Promise<Posted>;
  deposit(playerId: string, amountMinor: bigint, key?: string): Promise<Posted>;
  cash(playerId: string): Promise<bigint>;
}

export const currency = 'USD';
const source = 'test';

export function openBooks(database: Database, siteId: string = randomUUID()): Books {
  const ledger = createLedger(database);
  const account = (playerId: string, kind: PlayerAccountKind = 'cash'): AccountRef => ({
    owner: 'player',
    playerId,
    kind,
  });
  const post: Books['post'] = (key, lines, kind = 'test') =>
    inTransaction(database, (trx) =>
      ledger.post(trx, { siteId, source, key, kind, currency, lines }),
    );
  return {
    siteId,
    ledger,
    database,
    account,
    post,
    deposit: (playerId, amountMinor, key = randomUUID()) =>
      post(key, [
        line(account(playerId), amountMinor),
        line({ owner: 'psp', kind: 'clearing:bank' }, -amountMinor),
      ]),
    cash: (playerId) => ledger.balance(siteId, account(playerId), currency),
  };
}

export function line(account: AccountRef, amountMinor: bigint): PostingLine {
  return { ...account, amountMinor };
}

export const ggr: AccountRef = { owner: 'house', kind: 'ggr:sportsbook' };

/** The refusal's code, or `done`; any other error passes through. */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof LedgerRefusal) return error.code;
    throw error;
  }
}
