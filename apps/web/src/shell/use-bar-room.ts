import { useEffect } from 'react';

/** Custom property of the room, read by what floats. */
const roomProperty = '--floating-base';

/**
 * Measures how much room the template's mobile bar takes at the bottom of the window, raised parts included, whatever
 * its form; nothing where it is not shown.
 */
export function useBarRoom(path: string): void {
  useEffect(() => {
    const bar = document.querySelector('[data-region="mobile-bar"]');
    const { style } = document.documentElement;
    const measure = (): void => style.setProperty(roomProperty, `${roomOf(bar)}px`);
    measure();
    const observer = new ResizeObserver(measure);
    if (bar) observer.observe(bar);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty(roomProperty);
    };
  }, [path]);
}

function roomOf(bar: Element | null): number {
  if (!bar) return 0;
  const tops = [bar, ...bar.querySelectorAll('*')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  return Math.max(0, Math.ceil(innerHeight - Math.min(innerHeight, ...tops)));
}
