import { useText } from '@pavilion/i18n/react';
import { ErrorState } from '@pavilion/ui/states';
import { Component, type ReactNode } from 'react';
import { logProblem } from '../core/log.ts';

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

function BrokenScreen() {
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
