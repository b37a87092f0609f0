import { Skeleton } from '@pavilion/ui/states';
import { Suspense } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { CmsPage } from '../../features/site/cms/cms-page.tsx';

const LimitsPanel = lazyPart(
  async () => (await import('../../features/account/limits/limits-panel.tsx')).LimitsPanel,
);

/**
 * /responsible-gaming: what a signed-in player bounds for himself, at once at hand, and the
 * operator's own text.
 */
export function ResponsibleGamingScreen() {
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  return (
    <CmsPage
      page="responsible_gaming"
      screen="responsible-gaming"
      lead={
        isSignedIn ? (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <LimitsPanel />
          </Suspense>
        ) : null
      }
    />
  );
}
