import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells an element's style sheet, as `--above`, how far below the top of the page it begins:
 * templates differ in what stands there, and picture and controls are to be seen together without
 * scrolling.
 */
export function useRoomAbove(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = (): void => {
      const element = box.current;
      if (!element) return;
      const abovePx = element.getBoundingClientRect().top + scrollY;
      element.style.setProperty('--above', `${Math.max(0, Math.round(abovePx))}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [box]);
}
