import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pastEnd } from './use-near-end.ts';

/**
 * Whether the list rests. Its end is pushed on as long as somebody moves among its games; whoever has reached what stands
 * below it (by the End key, a link of the footer or the scroll bar) wants to read that. For them one more page
 * takes the place of its stand-ins, so that nothing moves, and then the list rests until they go back among the games or
 * ask for more. Large lobbies do one or the other, grow for ever or put a button after each page: the first never lets anybody
 * reach licences and the way to help, the second stops every finger.
 */
export function useFoot(shown: number) {
  const ref = useRef<HTMLDivElement>(null);
  /** Games there were when the foot was reached; null while it is below the window. */
  const [shownBefore, setShownBefore] = useState<number | null>(null);
  const notice = useEffectEvent((isReached: boolean) =>
    setShownBefore((before) => (isReached ? (before ?? shown) : null)),
  );
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => notice(entries.at(-1)?.isIntersecting === true),
      { rootMargin: `${pastEnd} 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return {
    ref,
    isResting: shownBefore !== null && shown > shownBefore,
    /** Asked for: the list grows again. */
    goOn: () => {
      // The button goes away; the next step of the keyboard is the first game that comes.
      [...(ref.current?.parentElement?.querySelectorAll('a') ?? [])].at(-1)?.focus();
      setShownBefore(shown);
    },
  };
}
