import { Skeleton } from '@pavilion/ui/states';
import { Suspense } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { usePageStore } from '../../core/navigation/page.store.ts';
import { jackpotsId } from '../../common/competitions/jackpots-address.ts';
import { useNearView } from '@pavilion/web-core/use-near-view';

const HomeParts = lazyPart(async () => (await import('./home-parts.tsx')).HomeParts);

/**
 * What follows the games: jackpots, promotions, who wins, providers, the app. Code and data load
 * when the visitor comes near or follows a link into it; until then its room is kept, so that the
 * footer never moves through the view.
 */
export function HomeExtras() {
  const isCalled = usePageStore(({ location }) => location.hash === `#${jackpotsId}`);
  const { ref, isNear } = useNearView<HTMLDivElement>(isCalled);
  return (
    <div ref={ref}>
      {isNear ? (
        <Suspense fallback={<PartsRoom isComing />}>
          <HomeParts />
        </Suspense>
      ) : (
        <PartsRoom />
      )}
    </div>
  );
}

/**
 * The room of the parts until they stand; those that wait for data keep theirs, so a site that has
 * little ends where it ends.
 */
function PartsRoom({ isComing }: { isComing?: boolean }) {
  return (
    <div className="grid min-h-[56rem] content-start gap-10 sm:min-h-[44rem]" aria-busy={isComing}>
      {isComing ? (
        <>
          <Skeleton className="h-84" />
          <Skeleton className="h-80" />
        </>
      ) : null}
    </div>
  );
}
