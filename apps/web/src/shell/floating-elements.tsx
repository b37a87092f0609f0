import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { whenIdle } from '@pavilion/web-core/when-idle';
import { QuietBoundary } from './screen-boundary.tsx';

const FloatingParts = lazyPart(async () => (await import('./floating-parts.tsx')).FloatingParts);

/**
 * What floats over every page. It comes once the page stands: nothing of the first view waits for
 * it or moves.
 */
export function FloatingElements() {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  if (!isTime) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <FloatingParts />
      </Suspense>
    </QuietBoundary>
  );
}
