import { nowMs } from '../clock.ts';
import { translate } from '../locale/translate.ts';
import { showToast } from '../toasts/toast.store.ts';
import { pageToReturnTo, redirectToSignIn } from './auth-entry.ts';
import { takeEndWarning } from './session-signal.ts';
import { forgetPlayer } from './sign-out.ts';

/** The session-expired warning stays this long (specification, point 9). */
const sessionToastMs = 10_000;
/** Several calls in flight learn of the same end within this time. */
const sameEndMs = 2000;

let lastEndMs = -Infinity;

/** The session is over (expired, revoked, blocked, closed): a warning, logout, and the way to sign in. */
export function expireSession(): void {
  const endMs = nowMs();
  const isKnown = endMs - lastEndMs < sameEndMs;
  lastEndMs = endMs;
  if (isKnown) return;
  warn();
  const wantedPath = pageToReturnTo() ?? undefined;
  forgetPlayer(true);
  redirectToSignIn(wantedPath);
}

/** Gives the warning in a tab that another one told of the end, and that was reloaded. */
export function warnOfEndElsewhere(): void {
  if (takeEndWarning()) warn();
}

function warn(): void {
  showToast({
    tone: 'warning',
    title: translate('messages.auth.invalidSession') ?? '',
    text: translate('messages.auth.sessionExpired') ?? '',
    durationMs: sessionToastMs,
  });
}
