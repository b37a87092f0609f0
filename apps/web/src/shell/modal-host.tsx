import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { useModalStore, type ModalName } from '../core/modals/modal.store.ts';

const SignInModal = lazyPart(async () => (await import('./auth-modals.tsx')).SignInModal);
const SignUpModal = lazyPart(async () => (await import('./auth-modals.tsx')).SignUpModal);

/** Every modal of the stack; each loads when first opened. */
const modals: Record<ModalName, ComponentType> = {
  loginmodal: SignInModal,
  'modal-signin': SignInModal,
  registermodal: SignUpModal,
  announcements: lazyPart(
    async () => (await import('../features/home/announcements-modal.tsx')).AnnouncementsModal,
  ),
  partners: lazyPart(async () => (await import('./partners-modal.tsx')).PartnersModal),
  assistant: lazyPart(
    async () => (await import('../features/assistant/assistant-panel.tsx')).AssistantPanel,
  ),
  'app-download': lazyPart(async () => (await import('./app-download-modal.tsx')).AppDownloadModal),
};

/** Shows the one open modal. */
export function ModalHost() {
  const open = useModalStore((state) => state.open);
  if (!open) return null;
  const Modal = modals[open];
  return (
    <Suspense fallback={null}>
      <Modal key={open} />
    </Suspense>
  );
}
