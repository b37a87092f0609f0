import { paginationDefaults } from '@pavilion/domain/input';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Rows a call brings: as many pages as a pagination shows at a time. */
export const rowsPerCall = paginationDefaults.itemsPerPage * paginationDefaults.maxPagesShown;

/** Calls that an address may cause: who looks further back narrows the days instead. */
const callsMost = 40;

interface Page<Row> {
  value: Row[];
  next_cursor: string | null;
}

/** The page an address names: 1 where it names none. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export interface PagedRows<Row> {
  /** Of the page that is shown. */
  rows: Row[];
  page: number;
  /** Rows known of, one more where there are more than were asked for. */
  itemCount: number;
  /** Whether rows of the wanted page are still on their way. */
  isOnItsWay: boolean;
}

/** Rows of one page of a list that is read by a cursor; what lies before it is read first. */
export function usePagedRows<Row>(
  query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>,
  wantedPage: number,
): PagedRows<Row> {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const cut = cutPage(data?.pages ?? [], wantedPage);
  const isOnItsWay = cut.isShort && hasNextPage && !isError;
  useEffect(() => {
    if (isOnItsWay && !isFetching) void fetchNextPage();
  }, [isOnItsWay, isFetching, fetchNextPage]);
  return { rows: cut.rows, page: cut.page, itemCount: cut.itemCount, isOnItsWay };
}

/** One page out of what was read. A page beyond the end is the last one. */
export function cutPage<Row>(
  pages: ReadonlyArray<Page<Row>>,
  wantedPage: number,
): Omit<PagedRows<Row>, 'isOnItsWay'> & { isShort: boolean } {
  const { itemsPerPage } = paginationDefaults;
  const all = pages.flatMap(({ value }) => value);
  const hasMore = pages.at(-1)?.next_cursor !== null && pages.length > 0;
  const isShort = hasMore && pages.length < callsMost && all.length < wantedPage * itemsPerPage;
  const last = Math.max(1, Math.ceil(all.length / itemsPerPage));
  const page = isShort ? wantedPage : Math.min(wantedPage, last);
  const start = (page - 1) * itemsPerPage;
  const itemCount = all.length + (hasMore && pages.length < callsMost ? 1 : 0);
  return {
    rows: all.slice(start, start + itemsPerPage),
    page,
    itemCount: Math.max(itemCount, isShort ? start + 1 : 0),
    isShort,
  };
}
