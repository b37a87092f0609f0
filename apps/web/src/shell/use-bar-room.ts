import { useEffect, useState } from 'react';

/**
 * How much room (px) the template's mobile bar takes at the bottom of the window, raised parts
 * included, whatever its form; 0 where it is not shown, null until it was measured.
 */
export function useBarRoom(path: string): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const bar = document.querySelector('[data-region="mobile-bar"]');
    const measure = (): void => setRoom(roomOf(bar));
    // An observer measures when the page is laid out anyway; asked for now, it would be laid out
    // once more.
    const observer = new ResizeObserver(measure);
    observer.observe(bar ?? document.body);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [path]);
  return room;
}

function roomOf(bar: Element | null): number {
  if (!bar) return 0;
  const tops = [bar, ...bar.querySelectorAll('*')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  return Math.max(0, Math.ceil(innerHeight - Math.min(innerHeight, ...tops)));
}
