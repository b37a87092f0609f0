// chunk: later
import { logProblem } from '@pavilion/web-core/log';
import { openModal } from '../modals/modal.store.ts';
import { useLayoutStore } from '../stores/layout.store.ts';

/**
 * Opens the live chat; nothing of it is loaded before. A missing widget is only logged
 * (specification, point 8).
 */
export function openLiveChat(): void {
  if (!useLayoutStore.getState().live_chat.status)
    return logProblem('the live chat widget is missing');
  openModal('chat');
}

const openKey = 'live-chat';

/** Remembers for this tab whether the window is open: a reload must not lose it. */
export function rememberOpenChat(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(openKey, 'open');
    else sessionStorage.removeItem(openKey);
  } catch {
    // A browser that keeps nothing forgets it.
  }
}

/** Opens the window that was open before the page was loaded anew. */
export function reopenLiveChat(): void {
  try {
    if (sessionStorage.getItem(openKey) !== null) openLiveChat();
  } catch {
    // Nothing was kept.
  }
}
