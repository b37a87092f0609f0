// chunk: later
import { lazyPart, type LazyPart } from '../core/build/lazy-part.ts';
import type { ModalName } from '../core/modals/modal.store.ts';

const SignInModal = lazyPart(async () => (await import('./auth-modals.tsx')).SignInModal);
const SignUpModal = lazyPart(async () => (await import('./auth-modals.tsx')).SignUpModal);

/** Every modal of the stack; each loads when first opened. */
const modals: Record<ModalName, LazyPart<object>> = {
  loginmodal: SignInModal,
  'modal-signin': SignInModal,
  registermodal: SignUpModal,
  announcements: lazyPart(
    async () =>
      (await import('../features/site/announcements/announcements-modal.tsx')).AnnouncementsModal,
  ),
  welcome: lazyPart(
    async () => (await import('../features/account/auth/welcome-modal.tsx')).WelcomeModal,
  ),
  partners: lazyPart(async () => (await import('./partners-modal.tsx')).PartnersModal),
  assistant: lazyPart(
    async () => (await import('../features/support/assistant/assistant-panel.tsx')).AssistantPanel,
  ),
  chat: lazyPart(async () => (await import('../features/support/chat/chat-window.tsx')).ChatWindow),
  'app-download': lazyPart(async () => (await import('./app-download-modal.tsx')).AppDownloadModal),
};

/** Fetches a modal ahead. */
export const preloadModal = (name: ModalName): Promise<void> => modals[name].preload();

/** One modal of the stack. */
export function Modal({ name }: { name: ModalName }) {
  const Shown = modals[name];
  return <Shown key={name} />;
}
