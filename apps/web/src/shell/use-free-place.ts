import { useEffect, useState, type RefObject } from 'react';
import { lowestFreePlace } from './floating-place.ts';

/** What somebody could mean to touch or read to the end: prices, ways on, fields, rows of a table. */
const wanted =
  'a, button, input, select, textarea, label, summary, td, [role="button"], [role="tab"]';
/** The edge of something larger (a tile, a slide) can be spared: there is enough of it left to touch. */
const largePx = 140;
/** The page rests that long before a place is looked for. */
const restMs = 180;

/**
 * Where at the window's edge an element covers nothing one could want to touch: its distance (px) from the bottom, null while the
 * page moves and where there is no such place. Looked for again whenever the page has come to rest; not while `isHeld`.
 */
export function useFreePlace(
  ref: RefObject<HTMLElement | null>,
  { basePx, isHeld, pageKey }: { basePx: number; isHeld: boolean; pageKey: string },
): number | null {
  const [place, setPlace] = useState<number | null>(null);
  useEffect(() => {
    if (isHeld) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => setPlace(ref.current ? placeOf(ref.current, basePx) : null);
    const wait = (): void => {
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
      clearTimeout(timer);
      observer.disconnect();
      removeEventListener('scroll', move);
      removeEventListener('resize', move);
    };
  }, [ref, basePx, isHeld, pageKey]);
  return place;
}

function placeOf(element: HTMLElement, basePx: number): number | null {
  const { width, height, left, right } = element.getBoundingClientRect();
  if (width === 0) return null;
  const columns = [left + 1, (left + right) / 2, right - 1];
  return lowestFreePlace({ heightPx: height, basePx, windowPx: innerHeight }, ({ top, bottom }) =>
    columns.some((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].some((y) => isWanted(element, x, y)),
    ),
  );
}

function isWanted(own: HTMLElement, x: number, y: number): boolean {
  const beneath = document.elementsFromPoint(x, y).find((found) => !own.contains(found));
  const touched = beneath?.closest(wanted);
  return !!touched && touched.getBoundingClientRect().height <= largePx;
}
