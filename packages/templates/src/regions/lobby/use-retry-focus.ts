import { useEffect, useRef } from 'react';
import { focusWhenDrawn } from './focus-when-drawn.ts';

/**
 * Where the focus goes when a page that failed is asked for again: the button that asked is busy, then gone, and with it the
 * keyboard's place. It goes to the first game in the window, where its stand-in was, or back to the button. Put `ref` on what
 * holds the button and call `ask` when it is pressed.
 */
export function useRetryFocus(isLoading: boolean, hasFailed: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isLoading || !isAsked.current) return;
    isAsked.current = false;
    // Whoever has gone on meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const end = ref.current;
    if (hasFailed) end?.querySelector('button')?.focus({ preventScroll: true });
    else focusWhenDrawn(() => firstInWindow(end?.parentElement));
  }, [isLoading, hasFailed]);
  return { ref, ask: () => void (isAsked.current = true) };
}

function firstInWindow(list: HTMLElement | null | undefined): HTMLElement | undefined {
  return [...(list?.querySelectorAll('a') ?? [])].find((link) => {
    const { top } = link.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
}
