import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the window the end of the list may still be when more is asked for. */
const aheadPx = 1200;

/**
 * Calls `onNear` when the marked element comes near the window, and again after each change of `length` while it stays
 * there, so that short pages of results fill the window too. `isOn` false asks for nothing.
 */
export function useNearEnd<T extends HTMLElement>(
  isOn: boolean,
  length: number,
  onNear: () => void,
) {
  const ref = useRef<T>(null);
  const notify = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!isOn || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) notify();
      },
      { rootMargin: `0px 0px ${aheadPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn, length]);
  return ref;
}
