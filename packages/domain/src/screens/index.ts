import { accessOf, type ScreenAccess, type ScreenName } from './screen-access.ts';

export interface Screen {
  path: string;
  access: ScreenAccess;
}

export const screenNames = Object.keys(accessOf) as ScreenName[];

export const screens = Object.fromEntries(
  screenNames.map((name) => [
    name,
    { path: name === 'home' ? '/' : `/${name}`, access: accessOf[name] },
  ]),
) as Record<ScreenName, Screen>;

/** Finds the screen of a path without language prefix (`/slots`), or null when nothing matches. */
export function screenByPath(path: string): ScreenName | null {
  const wanted = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return screenNames.find((name) => screens[name].path === wanted) ?? null;
}

export type { ScreenAccess, ScreenName };

/** True for a page that search engines may list: everybody may open it. */
export function isListedScreen(screen: ScreenName): boolean {
  return screens[screen].access === 'open';
}
