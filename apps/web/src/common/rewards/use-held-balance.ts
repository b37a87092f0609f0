import { useEffect, useRef } from 'react';
import { holdBalance } from '../../core/session/balance-hold.ts';

/**
 * For a picture that shows a result after it is known: the balance stays as it was until then.
 * `hold` begins, `release` ends it; leaving the page ends it too.
 */
export function useHeldBalance(): { hold: () => void; release: () => void } {
  const letGo = useRef<(() => void) | null>(null);
  const release = (): void => {
    letGo.current?.();
    letGo.current = null;
  };
  const hold = (): void => {
    release();
    letGo.current = holdBalance();
  };
  useEffect(
    () => () => {
      letGo.current?.();
      letGo.current = null;
    },
    [],
  );
  return { hold, release };
}
