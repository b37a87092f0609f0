import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import { amountOnTheWay, rollMs } from './rolling-amount.ts';

/**
 * The amount as it is shown, in minor units: it rolls up when it grows, and is there at once when
 * it falls or less motion is asked for.
 */
export function useRollingAmount(amountMinor: bigint): bigint {
  const [shownMinor, setShown] = useState(amountMinor);
  const from = useRef(amountMinor);
  useEffect(() => {
    const fromMinor = from.current;
    let frame = 0;
    let startMs: number | null = null;
    const show = (minor: bigint): void => {
      from.current = minor;
      setShown(minor);
    };
    const step = (nowMs: number): void => {
      startMs ??= nowMs;
      show(amountOnTheWay(fromMinor, amountMinor, nowMs - startMs));
      if (nowMs - startMs < rollMs) frame = requestAnimationFrame(step);
    };
    if (amountMinor <= fromMinor || prefersReducedMotion()) show(amountMinor);
    else frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [amountMinor]);
  return shownMinor;
}
