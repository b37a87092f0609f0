import { useCallback, useEffect, useRef, useState } from 'react';

/** A list scrolled sideways: whether there is more before and after the view, and stepping by nearly a view. */
export function useRail<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [edges, setEdges] = useState({ hasBefore: false, hasAfter: false });

  useEffect(() => {
    const rail = ref.current;
    if (!rail) return;
    const measure = () => {
      const position = Math.abs(rail.scrollLeft);
      const hasBefore = position > 4;
      const hasAfter = position < rail.scrollWidth - rail.clientWidth - 4;
      setEdges((old) =>
        old.hasBefore === hasBefore && old.hasAfter === hasAfter ? old : { hasBefore, hasAfter },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(rail);
    rail.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      rail.removeEventListener('scroll', measure);
    };
  }, []);

  const step = useCallback((direction: 1 | -1) => {
    const rail = ref.current;
    if (!rail) return;
    const sign = getComputedStyle(rail).direction === 'rtl' ? -direction : direction;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    rail.scrollBy({ left: sign * rail.clientWidth * 0.85, behavior: isStill ? 'auto' : 'smooth' });
  }, []);

  return { ref, ...edges, step };
}
