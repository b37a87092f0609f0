import { categories } from '@pavilion/domain/categories';
import { screenByPath, unofferedScreens, type ScreenName } from '@pavilion/domain/screens';
import type { LayoutState } from '../core/stores/layout.store.ts';

/** True when this site has the screen: only then do menus and bars lead to it. */
export function isOfferedScreen(screen: ScreenName): boolean {
  return !unofferedScreens.has(screen);
}

/** As `isOfferedScreen` for a path without language prefix. Paths of no screen are not judged. */
export function isOfferedPath(path: string): boolean {
  const screen = screenByPath(pageOf(path));
  return screen === null || isOfferedScreen(screen);
}

/**
 * Judges paths for a site, as its menus are: a category needs a provider, the hot games need some (specification, point 4).
 */
export function offeredPaths(
  site: Pick<LayoutState, 'provider_count' | 'hasHotGames'>,
): (path: string) => boolean {
  const missing = new Set(
    Object.values(categories)
      .filter(({ wireName }) => (site.provider_count[wireName] ?? 0) === 0)
      .map((category) => category.path),
  );
  if (!site.hasHotGames) missing.add('/hot');
  return (path) => isOfferedPath(path) && !missing.has(pageOf(path));
}

const pageOf = (path: string): string => path.replace(/[?#].*$/, '');
