// chunk: standing
import { useEffect, useState } from 'react';
import { nowMs } from '../../core/clock.ts';

interface Clock {
  seconds: number;
  is_running: boolean;
  at: string;
}

interface ClockedMatch {
  sport: string;
  state: string;
  clock?: Clock | null | undefined;
}

/** Sports whose clock shows what is left of a period. */
const countsDown = new Set(['basketball', 'ice-hockey', 'american-football']);

/**
 * What a clock shows at a moment: `63:07`; it was told as it stood then, and runs on unless it
 * rests.
 */
export function clockText(sport: string, clock: Clock, atMs: number): string {
  const passed = clock.is_running ? Math.max(0, atMs - Date.parse(clock.at)) / 1000 : 0;
  const way = countsDown.has(sport) ? -1 : 1;
  const seconds = Math.max(0, Math.floor(clock.seconds + way * passed));
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** The clock of a match, second by second; null where it has none, and until the page stands. */
export function useRunningClock({ sport, state, clock }: ClockedMatch): string | null {
  const [atMs, setAtMs] = useState<number | null>(null);
  const isRunning = state === 'live' && clock?.is_running === true;
  useEffect(() => {
    const tick = (): void => setAtMs(nowMs());
    tick();
    if (!isRunning) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning, clock]);
  return state === 'live' && clock && atMs !== null ? clockText(sport, clock, atMs) : null;
}
