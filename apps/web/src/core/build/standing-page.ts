import { readBoot } from '../boot.ts';

/** Set on #root once the app answers. */
export const readyMark = 'data-ready';

/**
 * True in the browser while the page only stands as the server rendered it: what it shows needs no
 * code yet.
 */
export function isPageStanding(): boolean {
  if (typeof document === 'undefined' || readBoot()?.view === undefined) return false;
  return document.querySelector(`#root:not([${readyMark}])`) !== null;
}
