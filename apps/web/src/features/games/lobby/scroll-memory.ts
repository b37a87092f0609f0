import { useEffect } from 'react';
import { addressOf } from '@pavilion/web-core/navigation/history';
import { usePageStore } from '../../../core/navigation/page.store.ts';

/** How far each list was scrolled, by its address; for the life of the page. */
const offsets = new Map<string, number>();

/**
 * Keeps the place in a long list: coming back to its address by the browser's buttons scrolls to
 * where the player was. `isReady` tells when the list is there.
 */
export function useScrollMemory(isReady: boolean): void {
  const address = usePageStore((state) => addressOf(state.location));
  const isReturn = usePageStore((state) => state.action === 'pop');

  useEffect(() => {
    if (!isReady || !isReturn) return;
    const offset = offsets.get(address);
    // The list measures itself before the next frame; only then is it as high as it was.
    if (offset !== undefined) {
      const frame = requestAnimationFrame(() => scrollTo(0, offset));
      return () => cancelAnimationFrame(frame);
    }
    return undefined;
  }, [address, isReady, isReturn]);

  useEffect(() => {
    const remember = (): void => void offsets.set(address, scrollY);
    addEventListener('scrollend', remember);
    // A click on a card may come before scrolling has ended.
    addEventListener('pointerdown', remember, { capture: true });
    addEventListener('keydown', remember, { capture: true });
    return () => {
      removeEventListener('scrollend', remember);
      removeEventListener('pointerdown', remember, { capture: true });
      removeEventListener('keydown', remember, { capture: true });
    };
  }, [address]);
}
