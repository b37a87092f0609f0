import { useText } from '@pavilion/i18n/react';
import { closeModal, useModalStore } from '../core/modals/modal.store.ts';
import { SiteModal } from '../core/modals/site-modal.tsx';
import { currentPath, go } from '../core/navigation/go.ts';
import { forgetWantedPath } from '../core/session/wanted-path.ts';
import { LoginPanel } from '../features/account/auth/login-panel.tsx';
import { RegisterPanel } from '../features/account/auth/register-panel.tsx';

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
    <SiteModal id={id} size="small" title={t('ui.auth.signInTitle')} onClose={leave}>
      <LoginPanel />
    </SiteModal>
  );
}

/** Sign-up over the page. */
export function SignUpModal() {
  const t = useText();
  return (
    <SiteModal id="registermodal" size="small" title={t('ui.auth.signUpTitle')} onClose={leave}>
      <RegisterPanel />
    </SiteModal>
  );
}
