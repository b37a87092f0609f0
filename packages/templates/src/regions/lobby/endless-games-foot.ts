import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pastEnd } from './use-near-end.ts';

/** Without an event for the end of a scroll, so long after its last step it is over. */
const stillAfterMs = 150;

/**
 * Whether the list rests. Its end is pushed on as long as somebody moves among its games; whoever
 * has come to a stop at what stands below it (by the End key, a link of the footer or the scroll
 * bar) wants to read that. For them one more page takes the place of its stand-ins, so that nothing
 * moves, and then the list rests until they go back among the games or ask for more. Large lobbies
 * do one or the other, grow for ever or put a button after each page: the first never lets anybody
 * reach licences and the way to help, the second stops every finger.
 */
export function useFoot(shown: number) {
  const ref = useRef<HTMLDivElement>(null);
  /** Games there were when somebody stopped at the foot; null while nobody has. */
  const [shownBefore, setShownBefore] = useState<number | null>(null);
  const goThere = useEffectEvent(() => setShownBefore((before) => before ?? shown));
  useEffect(() => {
    const stop = (): void => {
      const topPx = ref.current?.getBoundingClientRect().top ?? Infinity;
      if (topPx <= innerHeight) goThere();
      else setShownBefore(null);
    };
    return onStop(stop);
  }, []);
  useEffect(() => {
    // Its glide has a fixed goal, which a page that comes on the way must not push on.
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'End' && !isTyping(event.target)) goThere();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === false) setShownBefore(null);
      },
      { rootMargin: `${pastEnd} 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    isResting: shownBefore !== null && shown > shownBefore,
    /** Asked for: the list grows again. */
    goOn: () => setShownBefore(null),
  };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select');

/**
 * Tells of each time the page comes to a stop: not while a finger, a fling or the way to a key's
 * goal is going on.
 */
function onStop(tell: () => void): () => void {
  if ('onscrollend' in window) {
    addEventListener('scrollend', tell);
    return () => removeEventListener('scrollend', tell);
  }
  return onStill(tell);
}

/**
 * The same where the browser does not tell of it: a finger held still on the page has not left it.
 */
function onStill(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const wait = (): void => {
    clearTimeout(timer);
    if (!isHeld) timer = setTimeout(tell, stillAfterMs);
  };
  const touch = ({ touches }: TouchEvent): void => {
    isHeld = touches.length > 0;
    wait();
  };
  const ear = new AbortController();
  const options = { passive: true, signal: ear.signal };
  globalThis.addEventListener('scroll', wait, options);
  for (const name of ['touchstart', 'touchend', 'touchcancel'] as const)
    globalThis.addEventListener(name, touch, options);
  return () => {
    clearTimeout(timer);
    ear.abort();
  };
}
