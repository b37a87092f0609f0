import { useEffect, useState } from 'react';
import { scrollIntent, type ScrollIntent } from './scroll-intent.ts';

/**
 * True while the visitor reads on; false at the top, on the way back up, and before anything was
 * scrolled.
 */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let intent: ScrollIntent = { turnPx: 0, isDown: false };
    const onScroll = (): void => {
      intent = scrollIntent(intent, scrollY);
      setDown(intent.isDown);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
