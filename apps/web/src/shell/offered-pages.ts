import { categories } from '@pavilion/domain/categories';
import type { LayoutState } from '../core/stores/layout.store.ts';

/**
 * Judges paths for a site, as its menus are: a category needs a provider, the hot games need some
 * (specification, point 4).
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
  return (path) => !missing.has(pageOf(path));
}

const pageOf = (path: string): string => path.replace(/[?#].*$/, '');
