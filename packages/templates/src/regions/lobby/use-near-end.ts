import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/**
 * How far below the window the end may be when more is asked for. Little is asked of whoever looks
 * at the first view only.
 */
const aheadAtRest = '1200px';
/**
 * The same for lists without end once the page has been scrolled. A finger flings a phone's page
 * through three windows a second, and an answer has to come first that waits behind covers in the
 * browser's six connections: three seconds of way and more.
 */
const aheadOnTheWay = '1000%';
/**
 * Whoever is past the end of a list without end wants more no less than whoever comes near it: so
 * far above the window, higher than any list. A grid with other parts below it stays as it is while
 * somebody reads those.
 */
export const pastEnd = '10000000px';

/**
 * Calls `onNear` when the marked element comes near the window, and again after each change of
 * `length` while it stays there, so that short pages of results fill the window too. `isOn` false
 * asks for nothing; `isEndless` asks earlier as soon as anybody scrolls, and also when the element
 * lies above the window.
 */
export function useNearEnd(
  ref: RefObject<HTMLElement | null>,
  isOn: boolean,
  length: number,
  onNear: () => void,
  isEndless = false,
) {
  const notify = useEffectEvent(onNear);
  const ahead = useHasScrolled(isEndless) ? aheadOnTheWay : aheadAtRest;
  useEffect(() => {
    const element = ref.current;
    if (!isOn || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        // Once for each page: the next question is for whoever sees its answer.
        observer.disconnect();
        notify();
      },
      { rootMargin: `${isEndless ? pastEnd : '0px'} 0px ${ahead}` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isOn, length, isEndless, ahead]);
}

/** Whether the page has been scrolled since it was opened; false while nobody wants to know. */
function useHasScrolled(isWanted: boolean): boolean {
  const [hasScrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const tell = (): void => setScrolled(true);
    addEventListener('scroll', tell, { once: true, passive: true });
    return () => removeEventListener('scroll', tell);
  }, [isWanted]);
  return hasScrolled;
}
