import { useEffect, useRef } from 'react';
import { usePageStore } from '../../../core/navigation/page.store.ts';

/**
 * What stands above takes its height as it is drawn and filled; that long (ms) the view follows.
 */
const settlingMs = 3000;
/** What tells that the visitor moves on by hand. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings view and focus to an element whenever a link leads to its hash: the browser does so only
 * for what stands in the page when it is opened. `isReady` says that the element has its content.
 */
export function useArrivalByHash<Element extends HTMLElement>(id: string, isReady: boolean) {
  const ref = useRef<Element>(null);
  // Every visit is a location of its own, so the same link works again.
  const location = usePageStore((state) => state.location);
  useEffect(() => {
    const element = ref.current;
    if (!isReady || !element || location.hash !== `#${id}`) return undefined;
    element.focus({ preventScroll: true });
    return keepInView(element);
  }, [id, isReady, location]);
  return ref;
}

/**
 * Scrolls to an element, and again while the page settles around it. Answers with the way to stop.
 */
function keepInView(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => element.scrollIntoView());
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of ownMoves) removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, settlingMs);
  for (const move of ownMoves) addEventListener(move, stop, { passive: true });
  element.scrollIntoView();
  observer.observe(document.body);
  return stop;
}
