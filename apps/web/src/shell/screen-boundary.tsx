import { useText } from '@pavilion/i18n/react';
import { ErrorState } from '@pavilion/ui/states';
import { Component, type ReactNode } from 'react';
import { logProblem } from '../core/log.ts';

interface BoundaryState {
  isBroken: boolean;
}

/** Keeps the frame standing when a screen breaks, with a way to try again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    logProblem('a screen broke', error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <BrokenScreen /> : this.props.children;
  }
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
