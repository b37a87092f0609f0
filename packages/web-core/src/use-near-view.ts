// chunk: standing
import { useCallback, useState } from 'react';

/** How far below the view a part is made ready. */
const marginPx = 700;
/** Farther than any page is long. */
const anywherePx = 1_000_000;

/**
 * Tells when the element comes near the view, or is asked for (`isCalled`), once and for all. Never
 * on the server, and not before a server-rendered page is hydrated. The element may come later than
 * the hook.
 */
export function useNearView<Element extends HTMLElement>(isCalled = false) {
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          setNear(true);
        },
        { rootMargin: `${isCalled ? anywherePx : marginPx}px 0px` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isCalled],
  );
  return { ref, isNear };
}
