import { useText } from '@pavilion/i18n/react';
import { ErrorState } from '@pavilion/ui/states';
import { Component, Suspense, type ReactNode } from 'react';
import { logProblem } from '@pavilion/web-core/log';
import { lazyPart } from '../core/build/lazy-part.ts';
import { useMarkHydrated } from '../core/build/use-mark-hydrated.ts';

const BrokenModal = lazyPart(async () => (await import('./broken-modal.tsx')).BrokenModal, 'first');

interface BoundaryState {
  isBroken: boolean;
}

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of what broke. */
  fallback: ReactNode;
}

/** Keeps a part that breaks from taking the page with it. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    logProblem('a part of the page broke', error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** For screens: the frame stays, with a way to try again. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={<BrokenScreen />}>{children}</Boundary>;
}

/** For parts nobody misses when they are gone. */
export function QuietBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={null}>{children}</Boundary>;
}

/** For modals: the page below stays, and the modal can be closed. */
export function ModalBoundary({ children }: { children: ReactNode }) {
  const fallback = (
    <QuietBoundary>
      <Suspense fallback={null}>
        <BrokenModal />
      </Suspense>
    </QuietBoundary>
  );
  return <Boundary fallback={fallback}>{children}</Boundary>;
}

function BrokenScreen() {
  useMarkHydrated();
  const t = useText();
  return (
    <ErrorState
      title={t('ui.common.errorTitle')}
      text={t('ui.common.errorText')}
      retryLabel={t('ui.common.retry')}
      onRetry={() => location.reload()}
    />
  );
}
