import { useSyncExternalStore } from 'react';
import { nowMs } from './clock.ts';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all who look at the clock. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), minuteMs / 4);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const presentMinute = (): number => Math.floor(nowMs() / minuteMs) * minuteMs;
/** A page that was drawn ahead stands for ten seconds or more, and may be drawn on the eve: it knows no present. */
const unknown = (): null => null;

/** The present, to the minute, in epoch milliseconds; null while a page is drawn by the server or taken over. */
export function useNowMs(): number | null {
  return useSyncExternalStore<number | null>(subscribe, presentMinute, unknown);
}
