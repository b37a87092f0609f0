import { useEffect, useRef, type RefObject } from 'react';
import { focusWhenDrawn } from './focus-when-drawn.ts';

/**
 * Where the focus goes when a page that failed is asked for again: the button that asked is busy,
 * then gone, and with it the keyboard's place. It goes to the first game in the window, where its
 * stand-in was, or back to the button. `ref` holds the button; call what this gives when it is
 * pressed.
 */
export function useRetryFocus(
  ref: RefObject<HTMLElement | null>,
  isLoading: boolean,
  hasFailed: boolean,
): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isLoading || !isAsked.current) return;
    isAsked.current = false;
    // Whoever has gone on meanwhile stays there.
    if (document.activeElement !== document.body) return;
    const end = ref.current;
    if (hasFailed) end?.querySelector('button')?.focus({ preventScroll: true });
    else focusWhenDrawn(() => firstInWindow(end?.parentElement));
  }, [ref, isLoading, hasFailed]);
  return () => void (isAsked.current = true);
}

/**
 * The first game nothing covers: from one under a header that stays, the next step of the keyboard
 * makes the browser move the page.
 */
function firstInWindow(list: HTMLElement | null | undefined): HTMLElement | undefined {
  const links = [...(list?.querySelectorAll('a') ?? [])];
  return links.find(isWhollySeen) ?? links.find(beginsInWindow);
}

function isWhollySeen(link: HTMLElement): boolean {
  const tile = link.closest('li') ?? link;
  const { left, top, bottom, width } = tile.getBoundingClientRect();
  const isSeenAt = (y: number) => tile.contains(document.elementFromPoint(left + width / 2, y));
  return isSeenAt(top + 1) && isSeenAt(bottom - 1);
}

function beginsInWindow(link: HTMLElement): boolean {
  const { top } = link.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}
