import { create } from 'zustand';

/**
 * What lies at the lower edge of the window above the template's bar, and how high (px) it is: bars
 * of the app's offer, of the bet slip and of the question about measuring. Whatever floats or
 * scrolls there asks here, or the style `--dock-height`, for its room.
 */
export const useDock = create<{ heightPx: number }>(() => ({ heightPx: 0 }));

/** Room (px) of what stands in the dock, for the page and for what floats over it. */
export function tellDockHeight(root: HTMLElement, heightPx: number): void {
  if (useDock.getState().heightPx === heightPx) return;
  useDock.setState({ heightPx });
  root.style.setProperty('--dock-height', `${heightPx}px`);
}
