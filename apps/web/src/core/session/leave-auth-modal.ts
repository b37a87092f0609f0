// chunk: later
import { closeModal, hashModals, useModalStore } from '../modals/modal.store.ts';
import { go } from '../navigation/go.ts';
import { pageToReturnTo } from './auth-entry.ts';
import { takeWantedPath } from './wanted-path.ts';

/**
 * The player was signed in by another tab: closes a modal that asks for it and opens the page that
 * was wanted.
 */
export function leaveAuthModal(): void {
  const { open } = useModalStore.getState();
  if (!open || !hashModals.includes(open)) return;
  closeModal();
  // From a page for guests the guard leads on.
  const wanted = pageToReturnTo() === null ? null : takeWantedPath();
  if (wanted) go(wanted, { replace: true });
}
