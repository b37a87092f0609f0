import { faqList } from '@pavilion/contracts/player/site/faq-list.contract';
import { faqSearch } from '@pavilion/contracts/player/site/faq-search.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePageStore } from '../../../core/navigation/page.store.ts';
import { previewOf } from '@pavilion/web-core/navigation/preview';
import { callQuery } from '../../../core/query.ts';

/** Who types is asked for when he rests. */
const restMs = 250;

/** All questions by category. */
export function useFaqs() {
  const search = usePageStore((state) => state.location.search);
  return useQuery({ ...callQuery(faqList, previewOf(search)), meta: { handled: true } });
}

/** Questions that fit what was typed, once it rests; null while nothing is. */
export function useFaqSearch(typed: string) {
  const text = useRested(typed.trim());
  const { data, isPending } = useQuery({
    ...callQuery(faqSearch, { text }),
    enabled: text !== '',
    placeholderData: (before) => before,
    meta: { handled: true },
  });
  return { hits: typed.trim() === '' || text === '' ? null : (data?.value ?? null), isPending };
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
