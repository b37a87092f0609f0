import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { ErrorState } from '@pavilion/ui/states';
import { Component, type ReactNode } from 'react';
import { logProblem } from '../core/log.ts';
import { closeModal } from '../core/modals/modal.store.ts';

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
  return <Boundary fallback={<BrokenModal />}>{children}</Boundary>;
}

function BrokenModal() {
  const t = useText();
  return (
    <Dialog
      id="broken-modal"
      isOpen
      onClose={closeModal}
      size="small"
      title={t('ui.common.errorTitle')}
      closeLabel={t('ui.common.close')}
      actions={<Button onClick={() => location.reload()}>{t('ui.common.retry')}</Button>}
    >
      <p>{t('ui.common.errorText')}</p>
    </Dialog>
  );
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
