import { useEffect, useState, type RefObject } from 'react';
import { lowestFreePlace, type Place } from './floating-place.ts';

/**
 * What somebody could mean to touch or read to the end: prices, ways on, fields, rows of a table.
 */
const wanted =
  'a, button, input, select, textarea, label, summary, td, [role="button"], [role="tab"]';
/**
 * The edge of something larger (a tile, a slide) can be spared: there is enough of it left to
 * touch.
 */
const largePx = 140;
/** The page rests that long before a place is looked for. */
const restMs = 180;

/**
 * Where at the window's edge an element covers nothing one could want to touch: its distance (px)
 * from the bottom, null while the page moves and where there is no such place. Looked for again
 * whenever the page has come to rest; not while `isHeld`.
 */
export function useFreePlace(
  ref: RefObject<HTMLElement | null>,
  { basePx, isHeld, pageKey }: { basePx: number; isHeld: boolean; pageKey: string },
): number | null {
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    if (isHeld) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopLooking: (() => void) | undefined;
    const look = (): void => {
      const own = ref.current;
      if (own) {
        stopLooking = lookBeneath(own, (taken) => setPlace(placeAmong(taken, own, basePx)));
      }
    };
    const wait = (): void => {
      stopLooking?.();
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    const move = (): void => {
      setPlace(null);
      wait();
    };
    // What comes into the page later moves what stands there.
    const observer = new ResizeObserver(wait);
    observer.observe(document.body);
    addEventListener('scroll', move, { passive: true });
    addEventListener('resize', move);
    wait();
    return () => {
      stopLooking?.();
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('scroll', move);
      removeEventListener('resize', move);
    };
  }, [ref, basePx, isHeld, pageKey]);
  return place;
}

/**
 * Tells once, with the next frame, which wanted things lie in the column of the window where `own`
 * stands. The browser's own bookkeeping knows it: asking point by point keeps a long page busy for
 * a tenth of a second. Answers with the way to stop.
 */
function lookBeneath(own: HTMLElement, tell: (taken: Place[]) => void): () => void {
  const { left, right } = own.getBoundingClientRect();
  const column = `0px ${Math.ceil(right - innerWidth)}px 0px ${Math.ceil(-left)}px`;
  const observer = new IntersectionObserver(
    (entries) => {
      observer.disconnect();
      tell(entries.filter(isTouched).map(({ intersectionRect }) => intersectionRect));
    },
    { rootMargin: column },
  );
  for (const element of document.querySelectorAll(wanted)) {
    if (!own.contains(element)) observer.observe(element);
  }
  return () => observer.disconnect();
}

const isTouched = ({ isIntersecting, boundingClientRect, target }: IntersectionObserverEntry) =>
  isIntersecting &&
  boundingClientRect.height <= largePx &&
  target.checkVisibility({ visibilityProperty: true });

function placeAmong(taken: readonly Place[], own: HTMLElement, basePx: number): number | null {
  const { width, height } = own.getBoundingClientRect();
  if (width === 0) return null;
  return lowestFreePlace({ heightPx: height, basePx, windowPx: innerHeight }, (place) =>
    taken.some(({ top, bottom }) => top < place.bottom && bottom > place.top),
  );
}
