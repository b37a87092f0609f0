import { createContext, use, useSyncExternalStore } from 'react';

export type Layout = 'wide' | 'narrow';

const LayoutHintContext = createContext<Layout>('wide');

/**
 * Which layout to draw where there is no window to measure: on the server and until its page is
 * taken over. The server knows it from the visitor's headers; without a provider it is `wide`.
 */
export const LayoutHintProvider = LayoutHintContext.Provider;

/** The hinted layout, for what has no breakpoint of its own. */
export function useLayoutHint(): Layout {
  return use(LayoutHintContext);
}

const FrameLayoutContext = createContext<Layout>('wide');

/** Tells the regions of a frame in which layout it stands. */
export const FrameLayoutProvider = FrameLayoutContext.Provider;

/** Layout of the frame, for regions whose parts stand in another order when there is less room. */
export function useFrameLayout(): Layout {
  return use(FrameLayoutContext);
}

/** `wide` from the given width on, else `narrow`; follows the window. */
export function useLayout(breakpointPx: number): Layout {
  const hint = useLayoutHint();
  const query = `(min-width: ${breakpointPx}px)`;
  const subscribe = (onChange: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(query).matches ? 'wide' : 'narrow'),
    () => hint,
  );
}
