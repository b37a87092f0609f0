import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { useMeasuringConsent } from '../core/startup/measuring-consent.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { whenIdle } from '../core/when-idle.ts';
import { QuietBoundary } from './screen-boundary.tsx';

const FloatingStack = lazyPart(async () => (await import('./floating-stack.tsx')).FloatingStack);
const MeasuringBar = lazyPart(async () => (await import('./measuring-bar.tsx')).MeasuringBar);
const RealityWatch = lazyPart(async () => (await import('./reality-watch.tsx')).RealityWatch);

/** What floats over every page. It comes once the page stands: nothing of the first view waits for it or moves. */
export function FloatingElements() {
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  const isAsked = useMeasuringConsent((state) => state.isAsked);
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  if (!isTime) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <FloatingStack />
        {isAsked ? <MeasuringBar /> : null}
        {isSignedIn ? <RealityWatch /> : null}
      </Suspense>
    </QuietBoundary>
  );
}
