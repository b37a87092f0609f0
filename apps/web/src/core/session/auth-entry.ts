import { screenByPath } from '@pavilion/domain/screens';
import type { ThemeAuth } from '@pavilion/domain/themes';
import { hashModals, openModal, prepareModal, useModalStore } from '../modals/modal.store.ts';
import { currentPath, go } from '../navigation/go.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { useLayoutStore } from '../stores/layout.store.ts';
import { authOf } from './theme-auth.ts';
import { rememberWantedPath } from './wanted-path.ts';

/**
 * Pause between showing the home page and opening the sign-in modal over it (specification, point
 * 9).
 */
const modalDelayMs = 1000;

/** The visitor was sent to the home page and is about to be asked there. */
let isAboutToAsk = false;

const currentAuth = (): ThemeAuth => authOf(useLayoutStore.getState().template);

/**
 * Sends a visitor who opened a protected page, or whose session ended, to sign in, as the template
 * says (specification, "Protected-area guard"). With `wantedPath` they come back to it after
 * signing in.
 */
export function redirectToSignIn(wantedPath?: string): void {
  if (wantedPath) rememberWantedPath(wantedPath);
  const auth = currentAuth();
  if (auth === 'page') return go('/login', { replace: true });
  go('/', { replace: true });
  prepareModal(modalOf(auth));
  isAboutToAsk = true;
  setTimeout(() => {
    isAboutToAsk = false;
    // Who has gone on to another page meanwhile is not stopped there.
    if (currentPath() === '/') openModal(modalOf(auth));
  }, modalDelayMs);
}

/**
 * The page that is open, to come back to after signing in; null on one that only leads to an
 * account. A bet that is being made, or a game that was looked for, is found again.
 */
export function pageToReturnTo(): string | null {
  const path = currentPath();
  const screen = screenByPath(path);
  if (!screen || screen === 'login' || screen === 'register' || screen === 'forgot-password')
    return null;
  return path + browserHistory.location.search;
}

/**
 * From one modal of an account to another, and for who asks before being asked, what was wanted
 * before stays wanted.
 */
function rememberThisPage(): void {
  const { open } = useModalStore.getState();
  if (open && hashModals.includes(open)) return;
  if (isAboutToAsk && currentPath() === '/') return;
  const path = pageToReturnTo();
  if (path) rememberWantedPath(path);
}

/** The visitor asks to sign in: opens the page or the modal at once. */
export function openSignIn(): void {
  rememberThisPage();
  const auth = currentAuth();
  if (auth === 'page') go('/login');
  else openModal(modalOf(auth));
}

/** The visitor asks to sign up. */
export function openSignUp(): void {
  rememberThisPage();
  if (currentAuth() === 'page') go('/register');
  else openModal('registermodal');
}

export type AuthModal = 'loginmodal' | 'modal-signin';

/** Name of the modal in the stack: its hash without `#`. */
export function modalOf(auth: Exclude<ThemeAuth, 'page'>): AuthModal {
  return auth === '#loginmodal' ? 'loginmodal' : 'modal-signin';
}
