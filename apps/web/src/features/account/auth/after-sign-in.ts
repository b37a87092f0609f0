import { createFormat, messageTagOf } from '@pavilion/i18n';
import { localeOfPath } from '../../../core/locale/language.ts';
import { closeModal, openModal } from '../../../core/modals/modal.store.ts';
import { currentPath, go } from '../../../core/navigation/go.ts';
import { whenTexts, type Say } from '../../../core/locale/when-texts.ts';
import { takeWantedPath } from '../../../core/session/wanted-path.ts';
import { useSportsSlots } from '../../../common/sports/sports-slots.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import type { LastLogin } from './auth-calls.ts';
import { forgetCodeSteps } from './code-step.ts';
import { hasOwnStep } from './welcome-steps.ts';

/** Long enough to be read, and to wonder. */
const lastSignInMs = 8000;

const signedInKey = 'messages.auth.signedIn';
const signedUpKey = 'messages.auth.signedUp';
const lastSignInKey = 'ui.security.lastLogin';
const unknownDeviceKey = 'ui.account.unknownDevice';

const pagesForGuests = new Set(['/login', '/register', '/forgot-password']);

/**
 * The player is signed in: greets them with when they were here before, closes the modal, opens the
 * page they wanted. Whom the login did not sign in stays.
 */
export function leaveAuth(lastLogin: LastLogin = null): void {
  const { isAuthenticated, user, fullname } = useUserStore.getState();
  if (!isAuthenticated) return;
  const name = fullname || user.account_id;
  whenTexts([signedInKey, lastSignInKey, unknownDeviceKey], (say) => {
    const title = say(signedInKey, { name });
    showToast({ tone: 'success', title, ...lastSignIn(lastLogin, say) });
  });
  leaveTo(takeWantedPath());
}

/** When and with what the account was signed in to before: its owner notices what was not he. */
function lastSignIn(last: LastLogin, say: Say): { text?: string; durationMs?: number } {
  if (!last) return {};
  const tag = messageTagOf(localeOfPath(globalThis.location.pathname).code);
  const device = last.device || say(unknownDeviceKey);
  const time = createFormat({ tag }).dateTime(last.at);
  return { text: say(lastSignInKey, { time, device }), durationMs: lastSignInMs };
}

/**
 * A new player is signed in for the first time: the page they wanted, with a welcome and what can
 * be done next over it.
 */
export function leaveSignUp(): void {
  if (!useUserStore.getState().isAuthenticated) return;
  const wanted = takeWantedPath();
  leaveTo(wanted);
  if (!hasOwnStep(wanted, useSportsSlots.getState().slipCount)) openModal('welcome');
  else whenTexts([signedUpKey], (say) => showToast({ tone: 'success', title: say(signedUpKey) }));
}

function leaveTo(wanted: string | null): void {
  closeModal();
  forgetCodeSteps();
  if (wanted) go(wanted, { replace: true });
  else if (pagesForGuests.has(currentPath())) go('/', { replace: true });
}
