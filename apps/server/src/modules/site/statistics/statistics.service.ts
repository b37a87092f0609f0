import type { CallResponse, fetchTransactions, top10winnerWithdrawal } from '@pavilion/contracts';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { rememberFor } from '../../../remember.ts';
import {
  readCounters,
  readLatestDeposits,
  readLatestWithdrawals,
  readTopWins,
  readTopWithdrawals,
  sumPaidSince,
} from './statistics.store.ts';

const transactionsMax = 20;
const topMax = 10;
const freshMs = 3000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Latest deposits and withdrawals of a site, newest first, accounts masked. */
export const latestTransactions = rememberFor(
  freshMs,
  async (context: ServerContext, site: Site): Promise<CallResponse<typeof fetchTransactions>> => {
    const rows = await readLatestDeposits(context.database.db, site.id, transactionsMax);
    const paid = await readLatestWithdrawals(context.database.db, site.id, transactionsMax);
    return {
      deposits: rows.map((row) => ({
        account_id: maskAccountId(row.account_id),
        amount: amountText(row.amount_minor, row.currency),
        currency: row.currency,
        created_at: (row.credited_at ?? context.clock.now()).toISOString(),
      })),
      withdrawals: paid.map((row) => ({
        account_id: maskAccountId(row.account_id),
        amount: amountText(row.amount_minor, row.currency),
        currency: row.currency,
        created_at: (row.paid_at ?? context.clock.now()).toISOString(),
      })),
    };
  },
);

/**
 * Biggest wins and withdrawals of the last seven days, what the last hour paid out, and how many
 * players there are.
 */
export const topTen = rememberFor(
  freshMs,
  async (
    context: ServerContext,
    site: Site,
  ): Promise<CallResponse<typeof top10winnerWithdrawal>> => {
    const { db } = context.database;
    const nowMs = context.clock.now().getTime();
    const wins = await readTopWins(db, site.id, new Date(nowMs - 7 * dayMs), topMax);
    const paid = await readTopWithdrawals(db, site.id, new Date(nowMs - 7 * dayMs), topMax);
    const lastHour = await sumPaidSince(db, site.id, new Date(nowMs - hourMs));
    const counters = await readCounters(db, site.id, new Date(nowMs - dayMs));
    return {
      withrawal: paid.map((row) => ({
        account_id: maskAccountId(row.account_id),
        amount: amountText(row.amount_minor, row.currency),
        currency: row.currency,
        source: '',
        is_demo: row.is_computer,
        created_at: (row.paid_at ?? context.clock.now()).toISOString(),
      })),
      winner: wins.map((row) => ({
        account_id: maskAccountId(row.accountId),
        amount: amountText(row.amountMinor, row.currency),
        currency: row.currency,
        source: row.source,
        is_demo: row.isComputer,
        created_at: row.wonAt.toISOString(),
      })),
      hour_withdrawal: amountText(lastHour, site.currency.code),
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
