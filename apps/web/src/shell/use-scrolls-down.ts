import { useEffect, useState } from 'react';
import { scrollIntent, type ScrollIntent } from './scroll-intent.ts';

/** True while the visitor reads on; false at the top, on the way back up, and before anything was scrolled. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    // Where the page stands is asked for when it moves: before, the question alone would lay the whole page out.
    let intent: ScrollIntent | null = null;
    const onScroll = (): void => {
      intent = scrollIntent(intent ?? { turnPx: scrollY, isDown: false }, scrollY);
      setDown(intent.isDown);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
