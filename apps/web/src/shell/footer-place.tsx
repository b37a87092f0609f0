import { Skeleton } from '@pavilion/ui/states';
import { memo } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { isPageStanding } from '../core/build/standing-page.ts';
import { StandingPart } from '@pavilion/web-core/build/standing-part';
import { belowCalled, callBelow } from '../core/layout/below.ts';
import { QuietBoundary } from './screen-boundary.tsx';

const SiteFooter = lazyPart(async () => {
  const [footer] = await Promise.all([import('./site-footer.tsx'), belowCalled()]);
  return footer.SiteFooter;
});

/**
 * Loads the footer; where the server has rendered it, it stands without its code until the visitor
 * comes near. Never rejects.
 */
export async function prepareFooter(): Promise<void> {
  if (isPageStanding()) return;
  callBelow();
  await SiteFooter.preload();
}

/**
 * The footer of every page. It takes nothing from around it: what the server rendered would not
 * outlive a change.
 */
export const FooterPlace = memo(function FooterPlace() {
  return (
    <QuietBoundary>
      <StandingPart onWanted={callBelow} fallback={<Skeleton className="h-80" />}>
        <SiteFooter />
      </StandingPart>
    </QuietBoundary>
  );
});
