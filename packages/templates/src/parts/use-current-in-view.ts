import { useEffect, useRef, type RefObject } from 'react';
import { stepTo } from './strip-step.ts';

const currentEntry = '[aria-current="page"], [data-active="true"]';

/**
 * Scrolls a strip to the entry of the page that is shown, when that changes: at once, and nothing
 * but the strip. Where the visitor scrolls it afterwards is left alone.
 */
export function useCurrentInView(ref: RefObject<HTMLElement | null>): void {
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const current = ref.current?.querySelector(currentEntry) ?? null;
    if (current === shown.current) return undefined;
    // With the frame's own layout, rather than one more of its own.
    const frame = requestAnimationFrame(() => {
      shown.current = current;
      const strip = ref.current;
      if (!strip || !current) return;
      const left = stepTo(current.getBoundingClientRect(), strip.getBoundingClientRect());
      if (left !== 0) strip.scrollBy({ left, behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  });
}
