import { useEffect, type RefObject } from 'react';

/** How far below the view a part is called for. */
const marginPx = 400;
/**
 * After this time it is called for in any case: nothing stays without an answer, and the network
 * may drop out.
 */
const longestWaitMs = 4000;
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls for a server-rendered part when the visitor comes near or touches it, or after some
 * seconds; at once where nothing is drawn.
 */
export function useCall(
  place: RefObject<HTMLElement | null>,
  isServerRendered: boolean,
  call: (() => void) | undefined,
): void {
  useEffect(() => {
    const element = place.current;
    if (!element || !call) return undefined;
    if (!isServerRendered) return call();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) call();
      },
      { rootMargin: `${marginPx}px 0px` },
    );
    // The place itself has no box.
    for (const child of element.children) observer.observe(child);
    for (const touch of touches) element.addEventListener(touch, call, { passive: true });
    const timer = setTimeout(call, longestWaitMs);
    return () => {
      observer.disconnect();
      for (const touch of touches) element.removeEventListener(touch, call);
      clearTimeout(timer);
    };
  }, [place, isServerRendered, call]);
}
