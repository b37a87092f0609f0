import { useEffect, useRef, useState } from 'react';
import { followWidth } from './settle-width.ts';

/**
 * The width of an element once it has kept it for half a second; null until its first change, so
 * that what the page was served with stays in force. Dragging a window fetches one picture, not
 * twenty.
 */
export function useSettledWidth<E extends Element>() {
  const ref = useRef<E>(null);
  const [widthPx, setWidthPx] = useState<number | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    const { measured, stop } = followWidth(setWidthPx);
    const observer = new ResizeObserver(([entry]) => measured(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, []);
  return { ref, widthPx };
}
