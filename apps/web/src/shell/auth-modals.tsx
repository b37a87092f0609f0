import { useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import { closeModal, useModalStore } from '../core/modals/modal.store.ts';
import { currentPath, go } from '../core/navigation/go.ts';
import { forgetWantedPath } from '../core/session/wanted-path.ts';
import { LoginPanel } from '../features/auth/login-panel.tsx';
import { RegisterPanel } from '../features/auth/register-panel.tsx';

const authPaths = new Set(['/login', '/register']);

/** Closing at /login or /register leaves that address: the page behind is the home page. */
function leave(): void {
  forgetWantedPath();
  closeModal();
  if (authPaths.has(currentPath())) go('/', { replace: true });
}

/** Sign-in over the page, at `#loginmodal` or `#modal-signin`. */
export function SignInModal() {
  const t = useText();
  const id = useModalStore((state) => state.open) ?? undefined;
  return (
    <Dialog
      isOpen
      id={id}
      size="small"
      title={t('ui.auth.signInTitle')}
      closeLabel={t('ui.common.close')}
      onClose={leave}
    >
      <LoginPanel />
    </Dialog>
  );
}

/** Sign-up over the page. */
export function SignUpModal() {
  const t = useText();
  return (
    <Dialog
      isOpen
      id="registermodal"
      size="small"
      title={t('ui.auth.signUpTitle')}
      closeLabel={t('ui.common.close')}
      onClose={leave}
    >
      <RegisterPanel />
    </Dialog>
  );
}
