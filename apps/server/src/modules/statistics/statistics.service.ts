import type { CallResponse, fetchTransactions, top10winnerWithdrawal } from '@pavilion/contracts';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../context.ts';
import type { Site } from '../../site-directory/index.ts';
import { rememberFor } from '../../remember.ts';
import { readCounters, readLatestDeposits, readTopWins } from './statistics.store.ts';

const transactionsMax = 20;
const topMax = 10;
const freshMs = 3000;
const dayMs = 24 * 60 * 60 * 1000;

/** Latest deposits of a site, newest first, accounts masked. Withdrawals follow with the call that makes them. */
export const latestTransactions = rememberFor(
  freshMs,
  async (context: ServerContext, site: Site): Promise<CallResponse<typeof fetchTransactions>> => {
    const rows = await readLatestDeposits(context.database.db, site.id, transactionsMax);
    return {
      deposits: rows.map((row) => ({
        account_id: maskAccountId(row.account_id),
        amount: amountText(row.amount_minor, row.currency),
        currency: row.currency,
        created_at: (row.credited_at ?? context.clock.now()).toISOString(),
      })),
      withdrawals: [],
    };
  },
);

/** Biggest wins of the last seven days, and how many players there are. */
export const topTen = rememberFor(
  freshMs,
  async (
    context: ServerContext,
    site: Site,
  ): Promise<CallResponse<typeof top10winnerWithdrawal>> => {
    const { db } = context.database;
    const nowMs = context.clock.now().getTime();
    const wins = await readTopWins(db, site.id, new Date(nowMs - 7 * dayMs), topMax);
    const counters = await readCounters(db, site.id, new Date(nowMs - dayMs));
    return {
      withrawal: [],
      winner: wins.map((row) => ({
        account_id: maskAccountId(row.account_id),
        amount: amountText(row.payout_minor ?? 0n, row.currency),
        currency: row.currency,
        source: `${row.home_name} – ${row.away_name}`,
        created_at: (row.settled_at ?? context.clock.now()).toISOString(),
      })),
      hour_withdrawal: amountText(0n, site.currency.code),
      registered_player: counters.registered,
      active_player: counters.active,
      deposited_player: counters.deposited,
    };
  },
);

function amountText(amountMinor: bigint, currency: string): string {
  if (!isCurrencyCode(currency)) throw new Error(`unknown currency ${currency}`);
  return formatAmount(amountMinor, currency);
}
