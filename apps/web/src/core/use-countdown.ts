import { useEffect, useState } from 'react';
import { nowMs } from './clock.ts';

const tickMs = 1000;

/**
 * Whole seconds until an instant (epoch ms), counted down each second; 0 when it is past or null.
 */
export function useSecondsUntil(targetMs: number | null): number {
  const [currentMs, setCurrentMs] = useState(nowMs);
  const isOver = targetMs === null || targetMs <= currentMs;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setCurrentMs(nowMs()), tickMs);
    return () => clearInterval(timer);
  }, [isOver, targetMs]);
  return targetMs === null ? 0 : Math.max(0, Math.ceil((targetMs - currentMs) / tickMs));
}
