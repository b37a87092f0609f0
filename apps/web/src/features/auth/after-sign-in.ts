import { closeModal } from '../../core/modals/modal.store.ts';
import { currentPath, go } from '../../core/navigation/go.ts';
import { translate } from '../../core/locale/translate.ts';
import { takeWantedPath } from '../../core/session/wanted-path.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { showToast } from '../../core/toasts/toast.store.ts';
import { forgetCodeSteps } from './code-step.ts';

const pagesForGuests = new Set(['/login', '/register', '/forgot-password']);

/** The player is signed in: greets them, closes the modal, opens the page they wanted. Whom the login did not sign in stays. */
export function leaveAuth(): void {
  const { isAuthenticated, user, fullname } = useUserStore.getState();
  if (!isAuthenticated) return;
  const name = fullname || user.account_id;
  showToast({ tone: 'success', title: translate('messages.auth.signedIn', { name }) ?? name });
  closeModal();
  forgetCodeSteps();
  const wanted = takeWantedPath();
  if (wanted) go(wanted, { replace: true });
  else if (pagesForGuests.has(currentPath())) go('/', { replace: true });
}
