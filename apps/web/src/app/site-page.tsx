import { screenByPath } from '@pavilion/domain/screens';
import { Suspense } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { usePath } from '../core/navigation/use-path.ts';
import { FloatingElements } from '../shell/floating-elements.tsx';
import { PlainFrame } from '../shell/plain-frame.tsx';
import { ScreenBoundary } from '../shell/screen-boundary.tsx';
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { Page } from './page.tsx';
import { useArrival } from './use-arrival.ts';

// Few visits come here: nobody else's first view waits for it.
const MinigameFrame = lazyPart(
  async () => (await import('../shell/minigame-frame.tsx')).MinigameFrame,
);

/** The page in its layout: the site's template, the mini-game's stage, or nothing around it. */
export function SitePage() {
  const path = usePath();
  const screen = screenByPath(path);
  useArrival(path);
  const page = (
    <ScreenBoundary key={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Page />
      </Suspense>
    </ScreenBoundary>
  );
  if (screen === 'preloader') return page;
  if (screen === 'minigame')
    return (
      <Suspense fallback={null}>
        <MinigameFrame>{page}</MinigameFrame>
      </Suspense>
    );
  return (
    <Suspense fallback={<PlainFrame>{null}</PlainFrame>}>
      <SiteFrame>{page}</SiteFrame>
      <FloatingElements />
    </Suspense>
  );
}
