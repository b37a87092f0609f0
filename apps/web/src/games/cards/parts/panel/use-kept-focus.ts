import { useEffect, useRef, type KeyboardEventHandler, type RefObject } from 'react';

interface KeptFocus {
  box: RefObject<HTMLDivElement | null>;
  onKeyDown: KeyboardEventHandler;
  onPointerDown: () => void;
}

/**
 * Buttons that give their place to others: who works with the keyboard finds the focus on the first
 * of those that came, whenever `shown` has changed. A finger or a mouse moves no focus.
 */
export function useKeptFocus(shown: string): KeptFocus {
  const box = useRef<HTMLDivElement | null>(null);
  const isByKeys = useRef(false);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (isByKeys.current && isLost)
      box.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  }, [shown]);
  return {
    box,
    onKeyDown: () => {
      isByKeys.current = true;
    },
    onPointerDown: () => {
      isByKeys.current = false;
    },
  };
}
