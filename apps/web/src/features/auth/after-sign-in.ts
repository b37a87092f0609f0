import { closeModal, openModal } from '../../core/modals/modal.store.ts';
import { currentPath, go } from '../../core/navigation/go.ts';
import { translate } from '../../core/locale/translate.ts';
import { takeWantedPath } from '../../core/session/wanted-path.ts';
import { useSportsSlots } from '../../core/stores/sports-slots.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { showToast } from '../../core/toasts/toast.store.ts';
import { forgetCodeSteps } from './code-step.ts';
import { hasOwnStep } from './welcome-steps.ts';

const pagesForGuests = new Set(['/login', '/register', '/forgot-password']);

/** The player is signed in: greets them, closes the modal, opens the page they wanted. Whom the login did not sign in stays. */
export function leaveAuth(): void {
  const { isAuthenticated, user, fullname } = useUserStore.getState();
  if (!isAuthenticated) return;
  const name = fullname || user.account_id;
  showToast({ tone: 'success', title: translate('messages.auth.signedIn', { name }) ?? name });
  leaveTo(takeWantedPath());
}

/** A new player is signed in for the first time: the page they wanted, with a welcome and what can be done next over it. */
export function leaveSignUp(): void {
  if (!useUserStore.getState().isAuthenticated) return;
  const wanted = takeWantedPath();
  const title = translate('messages.auth.signedUp');
  leaveTo(wanted);
  if (!hasOwnStep(wanted, useSportsSlots.getState().slipCount)) openModal('welcome');
  else if (title) showToast({ tone: 'success', title });
}

function leaveTo(wanted: string | null): void {
  closeModal();
  forgetCodeSteps();
  if (wanted) go(wanted, { replace: true });
  else if (pagesForGuests.has(currentPath())) go('/', { replace: true });
}
