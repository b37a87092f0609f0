import { screenByPath, type ScreenName } from '@pavilion/domain/screens';
import { Suspense } from 'react';
import { usePath } from '../core/navigation/use-path.ts';
import { FloatingElements } from '../shell/floating-elements.tsx';
import { PlainFrame } from '../shell/plain-frame.tsx';
import { ScreenBoundary } from '../shell/screen-boundary.tsx';
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { Page } from './page.tsx';
import { useArrival } from './use-arrival.ts';

/** Screens that fill the window without the template's chrome. */
const bareScreens: ReadonlySet<ScreenName> = new Set(['preloader', 'minigame']);

/** The page in its layout: the site's template, or nothing around it. */
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
  if (screen && bareScreens.has(screen)) return page;
  return (
    <Suspense fallback={<PlainFrame>{null}</PlainFrame>}>
      <SiteFrame>{page}</SiteFrame>
      <FloatingElements />
    </Suspense>
  );
}
