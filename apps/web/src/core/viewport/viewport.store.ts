import { defaultBreakpoints } from '@pavilion/domain/breakpoints';
import { create } from 'zustand';
import { readCookie, writeCookie } from '@pavilion/web-core/cookies';
import {
  fallbackBreakpoint,
  isDefaultBreakpoint,
  queryOf,
  widestMatch,
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
