import type { CallInput, CallResponse, statement } from '@pavilion/contracts';
import {
  statementColumnOf,
  statementColumns,
  type StatementColumn,
  type StatementPeriod,
} from '@pavilion/domain/history';
import { formatAmount } from '@pavilion/domain/money';
import { universalZone } from '@pavilion/domain/time-zones';
import { readCursor } from '../../../read-cursor.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readStatementSums, type StatementSum, type StatementSums } from './history.store.ts';

type Answer = CallResponse<typeof statement>;
type Columns = Record<StatementColumn, bigint>;

const defaultLimit = 31;
const lengthOfPeriod: Record<StatementPeriod, number> = { day: 10, month: 7 };

const forms: Record<StatementPeriod, RegExp> = {
  day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  month: /^\d{4}-(0[1-9]|1[0-2])$/,
};

/**
 * The player's cash by day or month of a time zone, oldest first; the cursor is the last period of
 * the page before.
 */
export async function readStatement(
  { server, site, player }: PlayerContext,
  input: Pick<CallInput<typeof statement>, 'cursor' | 'limit' | 'from' | 'to' | 'by' | 'time_zone'>,
): Promise<Answer> {
  const limit = input.limit ?? defaultLimit;
  const currency = site.currency.code;
  const owner = { siteId: site.id, playerId: player.id };
  const found = await readStatementSums(server.database.db, owner, {
    currency,
    from: new Date(input.from),
    to: new Date(input.to),
    by: input.by,
    timeZone: input.time_zone ?? universalZone,
  });
  const after = readCursor(input.cursor, (text) => (forms[input.by].test(text) ? text : null));
  const rest = chain(found, lengthOfPeriod[input.by]).filter(
    ({ period }) => after === undefined || period > after,
  );
  const page = rest.slice(0, limit);
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  return {
    value: page.map(({ period, opening, columns, closing }) => ({
      period,
      opening_balance: amount(opening),
      deposits: amount(columns.deposits),
      withdrawals: amount(columns.withdrawals),
      stakes: amount(columns.stakes),
      returns: amount(columns.returns),
      bonuses: amount(columns.bonuses),
      adjustments: amount(columns.adjustments),
      closing_balance: amount(closing),
      net: amount(columns.stakes + columns.returns),
    })),
    currency,
    next_cursor: rest.length > limit ? (page.at(-1)?.period ?? null) : null,
  };
}

/**
 * Periods in order, each opening where the one before closed. The first opens with today's balance
 * less all that moved since.
 */
function chain(
  { postedMinor, sums }: StatementSums,
  length: number,
): { period: string; opening: bigint; columns: Columns; closing: bigint }[] {
  const periods = new Map<string, StatementSum[]>();
  for (const sum of sums) {
    if (sum.period === null) continue;
    const period = sum.period.slice(0, length);
    periods.set(period, [...(periods.get(period) ?? []), sum]);
  }
  let balance = sums.reduce((rest, { sumMinor }) => rest - sumMinor, postedMinor);
  return [...periods].map(([period, moved]) => {
    const opening = balance;
    balance = moved.reduce((now, { sumMinor }) => now + sumMinor, opening);
    return { period, opening, columns: columnsOf(moved), closing: balance };
  });
}

function columnsOf(sums: readonly StatementSum[]): Columns {
  const columns = Object.fromEntries(statementColumns.map((name) => [name, 0n])) as Columns;
  for (const { journalKind, isCredit, sumMinor } of sums) {
    columns[statementColumnOf(journalKind, isCredit ? 1n : -1n)] += sumMinor;
  }
  return columns;
}
