import { Suspense } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { useToastStore } from '@pavilion/web-core/toasts/toast.store';
import { QuietBoundary } from './screen-boundary.tsx';
import { useWasEver } from './use-was-ever.ts';

const Toaster = lazyPart(async () => (await import('../core/toasts/toaster.tsx')).Toaster);

/** Loads the toaster with the first toast. */
export function ToastHost() {
  const hasToast = useToastStore((state) => state.waiting.length > 0);
  if (!useWasEver(hasToast)) return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </QuietBoundary>
  );
}
