import { Suspense } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { useMeasuringConsent } from '../core/startup/measuring-consent.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { FloatingStack } from './floating-stack.tsx';

const MeasuringBar = lazyPart(async () => (await import('./measuring-bar.tsx')).MeasuringBar);
const SignedInWatch = lazyPart(async () => (await import('./signed-in-watch.tsx')).SignedInWatch);

/** The stack of buttons for everybody, the others where there is something to ask or to watch. */
export function FloatingParts() {
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  const isAsked = useMeasuringConsent((state) => state.isAsked);
  return (
    <>
      <FloatingStack />
      <Suspense fallback={null}>
        {isAsked ? <MeasuringBar /> : null}
        {isSignedIn ? <SignedInWatch /> : null}
      </Suspense>
    </>
  );
}
