import type { PageView } from '@pavilion/contracts';
import { defaultBreakpoints, frameBreakpointPx } from '@pavilion/domain/breakpoints';
import { isThemeCode } from '@pavilion/domain/themes';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../../../site-directory/index.ts';

/** Least width (px) of the viewport a browser told by its cookie (specification, point 9). */
const cookieWidths: Readonly<Record<string, number>> = defaultBreakpoints;
const fallbackZone = 'UTC';
const zones = new Set(Intl.supportedValuesOf('timeZone'));

/**
 * What the headers say of the visitor's window, zone and session. Guesses: the browser corrects
 * what is wrong. Takes the page's path without language prefix.
 */
export function pageViewOf(request: FastifyRequest, site: Site, path: string): PageView {
  const cookies = request.headers.cookie ?? '';
  const breakpointPx = isThemeCode(site.themeCode) ? frameBreakpointPx(site.themeCode, path) : 0;
  const timeZone = cookieOf(cookies, 'time_zone');
  return {
    layout: layoutOf(request, breakpointPx, cookieOf(cookies, 'viewport')),
    timeZone: zones.has(timeZone) ? timeZone : fallbackZone,
    isPlayer: cookieOf(cookies, 'is_player') === '1',
  };
}

function layoutOf(
  request: FastifyRequest,
  breakpointPx: number,
  viewport: string,
): PageView['layout'] {
  const width = cookieWidths[viewport];
  if (width !== undefined) return width >= breakpointPx ? 'wide' : 'narrow';
  const hint = request.headers['sec-ch-ua-mobile'];
  const isMobile =
    hint === undefined ? /Mobi|Android/.test(request.headers['user-agent'] ?? '') : hint === '?1';
  return isMobile ? 'narrow' : 'wide';
}

function cookieOf(cookies: string, name: string): string {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '');
  } catch {
    return ''; // Not written by our page.
  }
}
