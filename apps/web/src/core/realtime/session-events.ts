import { checkStatus } from '@pavilion/contracts/player/account/check-status.contract';
import { getInbox } from '@pavilion/contracts/player/support/get-inbox.contract';
import { logProblem } from '@pavilion/web-core/log';
import { expireSession } from '../session/expire-session.ts';
import { refreshBalance, refreshPlayer, setBalance } from '../session/sign-in.ts';
import { callKey, queryClient } from '../query.ts';
import { useUserStore } from '../stores/user.store.ts';
import { listenTo, realtime } from './realtime.ts';

/**
 * Connects the tab and keeps what every page shows of its player up to date: balance, end of
 * session.
 */
export function startRealtime(): void {
  let stopPrivate = followPlayer();
  realtime.onReset(() => {
    void queryClient.invalidateQueries();
    if (useUserStore.getState().isAuthenticated) void refreshPlayer();
  });
  // The session ended before the socket was there to hear of it: a call tells how, and is dealt
  // with like any other.
  realtime.onStranger(() => void refreshBalance().catch(() => undefined));
  realtime.connect();
  useUserStore.subscribe((now, before) => {
    if (now.token === before.token) return;
    stopPrivate();
    // First the new socket, so that private topics go out with its `hello` and not on the old
    // player's line.
    realtime.connect();
    stopPrivate = followPlayer();
  });
  addEventListener('online', () => realtime.connect());
  addEventListener('offline', () => logProblem('the browser is offline'));
}

function followPlayer(): () => void {
  if (!useUserStore.getState().isAuthenticated) return () => undefined;
  const stops = [
    listenTo('balance', { 'balance.changed': setBalance }),
    listenTo('inbox', { 'inbox.received': refreshInbox }),
    listenTo('session', { 'session.ended': () => expireSession() }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function refreshInbox(): void {
  for (const contract of [checkStatus, getInbox])
    void queryClient.invalidateQueries({ queryKey: callKey(contract) });
}
