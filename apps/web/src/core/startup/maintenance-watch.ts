import { nowMs } from '../clock.ts';

/** While somebody looks, an open maintenance page asks this often whether the site is back. */
const askEveryMs = 30_000;

export interface WatchState {
  isVisible: boolean;
  /** Epoch ms of the last question; at first when the page came. */
  askedMs: number;
  /** Announced end in epoch ms; null when none is announced. */
  endMs: number | null;
}

/**
 * Milliseconds until the page asks again: at the announced end, at the latest after half a minute;
 * null while nobody looks.
 */
export function untilNextAskMs(
  { isVisible, askedMs, endMs }: WatchState,
  now: number,
): number | null {
  if (!isVisible) return null;
  const regularMs = askedMs + askEveryMs;
  // An end that has passed was asked about already: maintenance takes longer than announced.
  const dueMs = endMs !== null && endMs > askedMs ? Math.min(endMs, regularMs) : regularMs;
  return Math.max(0, dueMs - now);
}

export interface WatchTools {
  endMs: number | null;
  isVisible: () => boolean;
  /** Tells of every change of `isVisible`; gives a function that stops. */
  onVisibility: (listener: () => void) => () => void;
  /** Asks whether the site is back and does what follows from it. */
  ask: () => Promise<void>;
}

/**
 * Asks again and again while the page is looked at, and at once when it is looked at again. Gives a
 * function that stops.
 */
export function watchMaintenance(tools: WatchTools): () => void {
  const { endMs, isVisible } = tools;
  let askedMs = nowMs();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (): void => {
    clearTimeout(timer);
    const waitMs = untilNextAskMs({ isVisible: isVisible(), askedMs, endMs }, nowMs());
    if (waitMs !== null) timer = setTimeout(ask, waitMs);
  };
  const ask = (): void => {
    askedMs = nowMs();
    // No answer says as much as "not yet", and one that never comes must not hold up the next.
    void tools.ask().catch(() => undefined);
    plan();
  };
  const stopListening = tools.onVisibility(() => (isVisible() ? ask() : plan()));
  plan();
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}
