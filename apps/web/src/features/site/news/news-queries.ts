import type { CallResponse } from '@pavilion/contracts/define-call';
import { newsGet } from '@pavilion/contracts/player/site/news-get.contract';
import { newsList } from '@pavilion/contracts/player/site/news-list.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { previewOf } from '@pavilion/web-core/navigation/preview';
import { usePageStore } from '../../../core/navigation/page.store.ts';
import { callQuery } from '../../../core/query.ts';

export type NewsEntry = CallResponse<typeof newsList>['value'][number];

const pageSize = 12;
/** The most a call gives. */
const listMost = 100;

/** The newest articles, and how to ask for more of them. */
export function useNews() {
  const [limit, setLimit] = useState(pageSize);
  const search = usePageStore((state) => state.location.search);
  const { data, isPending, isError, refetch } = useQuery({
    ...callQuery(newsList, { limit, ...previewOf(search) }),
    placeholderData: (before) => before,
    meta: { handled: true },
  });
  const hasMore = data?.next_cursor !== null && data !== undefined && limit < listMost;
  return {
    articles: data?.value ?? [],
    isPending,
    isError,
    retry: () => void refetch(),
    showMore: hasMore ? () => setLimit(Math.min(limit + pageSize, listMost)) : null,
  };
}

/** One article by the name in its address. */
export function useArticle(slug: string) {
  const search = usePageStore((state) => state.location.search);
  return useQuery({
    ...callQuery(newsGet, { slug, ...previewOf(search) }),
    meta: { handled: true },
  });
}

/** The address of an article, without its language. */
export const articlePath = (slug: string): string => `/news?article=${encodeURIComponent(slug)}`;
