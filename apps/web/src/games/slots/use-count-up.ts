import { useEffect, useRef, useState, type RefObject } from 'react';

const shortestMs = 350;
const longestMs = 1300;

/**
 * A figure in stakes that counts up to its value at the player's pace; it never shows more than was
 * won.
 */
export function useCountUp(
  box: RefObject<HTMLElement | null>,
  total: string,
  isPlaying: boolean,
): string {
  const [counted, setCounted] = useState(total);
  const from = useRef(0);
  useEffect(() => {
    const target = Number(total);
    const start = from.current;
    const pace = box.current ? Number(getComputedStyle(box.current).getPropertyValue('--pace')) : 0;
    const durationMs =
      Math.min(longestMs, shortestMs + (target - start) * 60) * (Number.isNaN(pace) ? 0 : pace);
    if (!isPlaying || target <= start || durationMs <= 0) {
      from.current = target;
      setCounted(total);
      return undefined;
    }
    let startMs: number | null = null;
    let frame = 0;
    const step = (nowMs: number): void => {
      startMs ??= nowMs;
      const share = Math.min(1, (nowMs - startMs) / durationMs);
      from.current = start + (target - start) * share * (2 - share);
      setCounted(share >= 1 ? total : (Math.floor(from.current * 10_000) / 10_000).toFixed(4));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [box, total, isPlaying]);
  return counted;
}
