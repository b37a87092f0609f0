import { startTransition, useEffect, useState } from 'react';
import { nowMs } from './clock.ts';
import { useIsHydrating } from '@pavilion/web-core/use-is-hydrating';

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

/**
 * The present, to the minute, in epoch milliseconds; null while a page is rendered by the server or
 * hydrated: it stands for ten seconds or more and may have been drawn on the eve. Minutes pass as
 * transitions: lists of matches are many short tasks then, and parts not yet hydrated are not
 * hurried.
 */
export function useNowMs(): number | null {
  const isHydrating = useIsHydrating();
  const [minute, setMinute] = useState(() => (isHydrating ? null : presentMinute()));
  useEffect(() => {
    const pass = (): void => startTransition(() => setMinute(presentMinute()));
    pass();
    return subscribe(pass);
  }, []);
  return minute;
}
