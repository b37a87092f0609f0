// chunk: later
import { nowMs } from '../clock.ts';
import { whenTexts } from '../locale/when-texts.ts';
import { useUserStore } from '../stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { pageToReturnTo, redirectToSignIn } from './auth-entry.ts';
import { forgetPlayer } from './sign-out.ts';

/** The session-expired warning stays this long (specification, point 9). */
const sessionToastMs = 10_000;
/** Several calls in flight learn of the same end within this time. */
const sameEndMs = 2000;

let lastEndMs = -Infinity;

/**
 * The session is over (expired, revoked, blocked, closed): a warning, logout, and the way to sign
 * in.
 */
export function expireSession(): void {
  const endMs = nowMs();
  const isKnown = endMs - lastEndMs < sameEndMs;
  lastEndMs = endMs;
  if (isKnown) return;
  warnOfEnd();
  // A slow call that learns of the same end later must not put the page for signing in in the place
  // of the wanted one.
  const wantedPath = useUserStore.getState().isAuthenticated ? pageToReturnTo() : null;
  forgetPlayer(true);
  redirectToSignIn(wantedPath ?? undefined);
}

/** Gives the warning; also in a tab that another one told of the end, once it is reloaded. */
export function warnOfEnd(): void {
  const [title, text] = ['messages.auth.invalidSession', 'messages.auth.sessionExpired'] as const;
  whenTexts([title, text], (say) =>
    showToast({
      tone: 'warning',
      title: say(title),
      text: say(text),
      durationMs: sessionToastMs,
    }),
  );
}
