import { useEffect, useRef, useState } from 'react';

/** How far below the view a part is made ready. */
const marginPx = 700;
/** Farther than any page is long. */
const anywherePx = 1_000_000;

/**
 * Tells when the element comes near the view, or is asked for (`isCalled`), once and for all. Never on the server, and
 * not before a drawn page is taken over.
 */
export function useNearView<Element extends HTMLElement>(isCalled = false) {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${isCalled ? anywherePx : marginPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, isCalled]);
  return { ref, isNear };
}
