import { useEffect, useRef } from 'react';
import { usePageStore } from '../../core/navigation/page.store.ts';

/**
 * Brings view and focus to an element whenever a link leads to its hash: the browser does so only for what stands in the
 * page when it is opened. `isReady` says that the element has its content.
 */
export function useArrivalByHash<Element extends HTMLElement>(id: string, isReady: boolean) {
  const ref = useRef<Element>(null);
  // Every visit is a location of its own, so the same link works again.
  const location = usePageStore((state) => state.location);
  useEffect(() => {
    if (!isReady || location.hash !== `#${id}`) return;
    ref.current?.scrollIntoView();
    ref.current?.focus({ preventScroll: true });
  }, [id, isReady, location]);
  return ref;
}
