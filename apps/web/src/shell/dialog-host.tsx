import { Suspense } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { useDialogStore } from '@pavilion/web-core/dialogs/dialog.store';
import { useWasEver } from './use-was-ever.ts';

const MessageDialog = lazyPart(
  async () => (await import('./message-dialog.tsx')).MessageDialog,
  'first',
);

/**
 * Holds the message that must be seen. Few visits have one: its code comes with what follows the
 * first view.
 */
export function DialogHost() {
  const isUsed = useWasEver(useDialogStore((state) => state.message !== null));
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <MessageDialog />
    </Suspense>
  );
}
