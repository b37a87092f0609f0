import { Suspense } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { CmsPage } from '../../features/cms/cms-page.tsx';

const LimitsPanel = lazyPart(
  async () => (await import('../../features/limits/limits-panel.tsx')).LimitsPanel,
);

/** /responsible-gaming: the operator's own text, and for a signed-in player what he bounds for himself. */
export function ResponsibleGamingScreen() {
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  return (
    <>
      <CmsPage page="responsible_gaming" screen="responsible-gaming" />
      {isSignedIn ? (
        <div className="mx-auto w-full max-w-3xl px-4 pb-10 sm:px-6">
          <Suspense fallback={null}>
            <LimitsPanel />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}
