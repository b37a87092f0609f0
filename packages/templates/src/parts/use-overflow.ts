import { useEffect, useState, type RefObject } from 'react';

export interface Overflow {
  /** Something is hidden before the first visible item. */
  atStart: boolean;
  atEnd: boolean;
}

/** Less than this is rounding, not content. */
const slackPx = 4;

function measure(list: HTMLElement): Overflow {
  // Negative where the text runs from right to left.
  const scrolled = Math.abs(list.scrollLeft);
  return {
    atStart: scrolled > slackPx,
    atEnd: list.scrollWidth - list.clientWidth - scrolled > slackPx,
  };
}

/**
 * Tells on which sides a list that scrolls sideways hides something; follows scrolling and the
 * window.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ atStart: false, atEnd: false });
  useEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const update = () =>
      setOverflow((before) => {
        const now = measure(list);
        return before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now;
      });
    const observer = new ResizeObserver(update);
    observer.observe(list);
    list.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', update);
    };
  }, [ref]);
  return overflow;
}
