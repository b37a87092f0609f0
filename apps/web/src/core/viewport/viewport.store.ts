import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { readCookie, writeCookie } from '../cookies.ts';
import {
  defaultBreakpoints,
  fallbackBreakpoint,
  isDefaultBreakpoint,
  queryOf,
  widestMatch,
  type BreakpointName,
  type DefaultBreakpoint,
} from './breakpoints.ts';

const cookieName = 'viewport';
const cookieDays = 365;

/** Name of the viewport's breakpoint; it changes when a media query starts or stops matching. */
export const useViewport = create<{ breakpoint: DefaultBreakpoint }>(() => ({
  breakpoint: rememberedBreakpoint(),
}));

function rememberedBreakpoint(): DefaultBreakpoint {
  if (typeof document === 'undefined') return fallbackBreakpoint;
  const remembered = readCookie(document.cookie, cookieName);
  return remembered && isDefaultBreakpoint(remembered) ? remembered : fallbackBreakpoint;
}

/** Follows the media queries of all default breakpoints for as long as the page lives. */
export function startViewport(): void {
  const measure = (): void => {
    const breakpoint = widestMatch((query) => matchMedia(query).matches);
    useViewport.setState({ breakpoint });
    writeCookie(cookieName, breakpoint, { days: cookieDays, sameSite: 'Strict', secure: true });
  };
  for (const name of Object.keys(defaultBreakpoints) as DefaultBreakpoint[])
    matchMedia(queryOf(name)).addEventListener('change', measure);
  measure();
}

/**
 * True while the window is at least as wide as a breakpoint, custom ones included (specification, point 9).
 * @public
 */
export function useIsAtLeast(name: BreakpointName): boolean {
  const list = matchMedia(queryOf(name));
  return useSyncExternalStore(
    (onChange) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => list.matches,
  );
}
