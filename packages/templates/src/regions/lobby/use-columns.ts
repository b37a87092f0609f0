import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Measures an element and tells how many columns fit it, by the given rule on its width in px. The
 * first answer comes before the first paint; later ones when the element changes its width.
 */
export function useColumns<T extends HTMLElement>(rule: (widthPx: number) => number) {
  const ref = useRef<T>(null);
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidthPx(Math.floor(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, widthPx, columns: Math.max(1, rule(widthPx)) };
}
