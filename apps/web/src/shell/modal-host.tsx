import { Suspense } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { onPrepareModal, useModalStore } from '../core/modals/modal.store.ts';
import { ModalBoundary } from './screen-boundary.tsx';

const Modal = lazyPart(async () => (await import('./modal.tsx')).Modal, 'first');

onPrepareModal((name) => {
  void Modal.preload();
  void import('./modal.tsx').then(
    ({ preloadModal }) => preloadModal(name),
    () => undefined,
  );
});

/** Shows the one open modal. */
export function ModalHost() {
  const open = useModalStore((state) => state.open);
  if (!open) return null;
  return (
    <ModalBoundary key={open}>
      <Suspense fallback={null}>
        <Modal name={open} />
      </Suspense>
    </ModalBoundary>
  );
}
