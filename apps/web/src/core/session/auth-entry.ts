import type { ThemeAuth } from '@pavilion/domain/themes';
import { openModal } from '../modals/modal.store.ts';
import { go } from '../navigation/go.ts';
import { useLayoutStore } from '../stores/layout.store.ts';
import { authOf } from './theme-auth.ts';
import { forgetWantedPath, rememberWantedPath } from './wanted-path.ts';

/** Pause between showing the home page and opening the sign-in modal over it (specification, point 9). */
const modalDelayMs = 1000;

const currentAuth = (): ThemeAuth => authOf(useLayoutStore.getState().template);

/**
 * Sends a visitor who opened a protected page, or whose session ended, to sign in, as the template says (specification,
 * "Protected-area guard"). With `wantedPath` they come back to it after signing in.
 */
export function redirectToSignIn(wantedPath?: string): void {
  if (wantedPath) rememberWantedPath(wantedPath);
  const auth = currentAuth();
  if (auth === 'page') return go('/login', { replace: true });
  go('/', { replace: true });
  setTimeout(() => openModal(modalOf(auth)), modalDelayMs);
}

/** The visitor asks to sign in: opens the page or the modal at once. */
export function openSignIn(): void {
  forgetWantedPath();
  const auth = currentAuth();
  if (auth === 'page') go('/login');
  else openModal(modalOf(auth));
}

/** The visitor asks to sign up. */
export function openSignUp(): void {
  forgetWantedPath();
  if (currentAuth() === 'page') go('/register');
  else openModal('registermodal');
}

export type AuthModal = 'loginmodal' | 'modal-signin';

/** Name of the modal in the stack: its hash without `#`. */
export function modalOf(auth: Exclude<ThemeAuth, 'page'>): AuthModal {
  return auth === '#loginmodal' ? 'loginmodal' : 'modal-signin';
}
