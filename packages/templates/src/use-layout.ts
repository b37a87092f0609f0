import { useSyncExternalStore } from 'react';

/** `wide` from the given width on, else `narrow`; follows the window. */
export function useLayout(breakpointPx: number): 'wide' | 'narrow' {
  const query = `(min-width: ${breakpointPx}px)`;
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(subscribe, () => (matchMedia(query).matches ? 'wide' : 'narrow'));
}
