import { useEffect, useRef } from 'react';
import { animate } from '@pavilion/web-core/motion';
import { usePageStore } from '../core/navigation/page.store.ts';

/**
 * Arriving at another page: it starts at its top (going back keeps the browser's place) and focus
 * moves to it, so that keyboard and screen reader begin there and not in the menu that led to it.
 */
export function useArrival(path: string): void {
  const before = useRef(path);
  const action = usePageStore((state) => state.action);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (action !== 'pop') scrollTo(0, 0);
    const main = document.getElementById('main');
    main?.focus({ preventScroll: true });
    if (main) animate(main, [{ opacity: 0 }, { opacity: 1 }]);
  }, [path, action]);
}
