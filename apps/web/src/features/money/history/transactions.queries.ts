import type { CallResponse } from '@pavilion/contracts/define-call';
import { statement } from '@pavilion/contracts/player/money/statement.contract';
import { transactionList } from '@pavilion/contracts/player/money/transaction-list.contract';
import { validateRange } from '@pavilion/domain/input';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { callKey, pagedKey } from '../../../core/query.ts';
import { rowsPerCall } from './paged-rows.ts';
import type { StatementRange } from './statement-range.ts';
import type { TransactionFilter } from './transaction-filter.ts';

export type Transaction = CallResponse<typeof transactionList>['value'][number];
export type StatementRow = CallResponse<typeof statement>['value'][number];

/**
 * Movements of the player's money, newest first. A range that ends before it starts is not asked
 * for.
 */
export function useTransactions(filter: TransactionFilter) {
  const request = { ...filter, limit: rowsPerCall };
  return useInfiniteQuery({
    queryKey: pagedKey(transactionList, request),
    enabled: validateRange(filter) === null,
    // What moved since is to be seen whenever the page is opened.
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(transactionList, { ...request, cursor: pageParam }, { signal, handled: true }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { handled: true },
  });
}

/** The whole statement of a range, oldest period first, asked page by page. */
export function useStatement(range: StatementRange, time_zone: string) {
  const request = { ...range, time_zone };
  return useQuery({
    queryKey: callKey(statement, request),
    enabled: validateRange(range) === null,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const rows: StatementRow[] = [];
      let currency = '';
      let cursor: string | undefined;
      do {
        const page = await call(
          statement,
          { ...request, limit: 100, cursor },
          { signal, handled: true },
        );
        rows.push(...page.value);
        currency = page.currency;
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      return { rows, currency };
    },
    meta: { handled: true },
  });
}
