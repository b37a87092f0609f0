import { useEffect, useRef, useState } from 'react';
import { imageResizeDebounceMs } from './image-rules.ts';

/**
 * The width of an element once it has kept it for half a second; null until its first change, so that what the page was served
 * with stays in force. Dragging a window fetches one picture, not twenty.
 */
export function useSettledWidth<E extends Element>() {
  const ref = useRef<E>(null);
  const [widthPx, setWidthPx] = useState<number | null>(null);
  useEffect(() => {
    if (!ref.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.ceil(entry?.contentRect.width ?? 0);
      clearTimeout(timer);
      if (width > 0 && isFirst) setWidthPx(width);
      else if (width > 0) timer = setTimeout(() => setWidthPx(width), imageResizeDebounceMs);
      isFirst = false;
    });
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return { ref, widthPx };
}
