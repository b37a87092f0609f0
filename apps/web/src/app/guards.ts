import { screens, type ScreenName } from '@pavilion/domain/screens';
import type { ThemeAuth } from '@pavilion/domain/themes';

/** What opening a screen leads to. */
export type GuardVerdict =
  | { kind: 'show' }
  /** A guest at a protected page. */
  | { kind: 'sign-in' }
  /** A signed-in player at a page for guests. */
  | { kind: 'home' }
  /** The home page with a sign-in or sign-up modal over it. */
  | { kind: 'home-with-modal'; modal: 'loginmodal' | 'modal-signin' | 'registermodal' };

/**
 * Who may see a screen (decisions, "Screens"), and how /login and /register answer where signing in
 * is a modal.
 */
export function judgeVisit(
  screen: ScreenName,
  isAuthenticated: boolean,
  auth: ThemeAuth,
): GuardVerdict {
  const isAuthScreen = screen === 'login' || screen === 'register';
  if (isAuthenticated && (isAuthScreen || screens[screen].access === 'guest'))
    return { kind: 'home' };
  if (!isAuthenticated && screens[screen].access === 'protected') return { kind: 'sign-in' };
  if (!isAuthScreen || auth === 'page') return { kind: 'show' };
  if (screen === 'register') return { kind: 'home-with-modal', modal: 'registermodal' };
  return { kind: 'home-with-modal', modal: auth === '#loginmodal' ? 'loginmodal' : 'modal-signin' };
}
