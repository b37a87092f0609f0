import { Skeleton } from '@pavilion/ui/states';
import { Suspense } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import styles from '../features/site/search/search-box.module.css';

const GameSearch = lazyPart(
  async () => (await import('../features/site/search/game-search.tsx')).GameSearch,
  'first',
);

/** Search box of the chrome; it loads after the first paint and its place is kept until then. */
export function SearchSlot() {
  return (
    <Suspense fallback={<Skeleton className={`h-11 ${styles.search}`} />}>
      <GameSearch />
    </Suspense>
  );
}
