import { useCallback, useRef } from 'react';
import { useOverflow } from '../../parts/use-overflow.ts';

/**
 * A list scrolled sideways: whether there is more before and after the view, and stepping by nearly
 * a view.
 */
export function useRail<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const { atStart, atEnd } = useOverflow(ref);

  const step = useCallback((direction: 1 | -1) => {
    const rail = ref.current;
    if (!rail) return;
    const sign = getComputedStyle(rail).direction === 'rtl' ? -direction : direction;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    rail.scrollBy({ left: sign * rail.clientWidth * 0.85, behavior: isStill ? 'auto' : 'smooth' });
  }, []);

  return { ref, hasBefore: atStart, hasAfter: atEnd, step };
}
