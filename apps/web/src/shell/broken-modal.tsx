// chunk: later
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { closeModal } from '../core/modals/modal.store.ts';

/** Stands in for a modal that broke. */
export function BrokenModal() {
  const t = useText();
  return (
    <Dialog
      id="broken-modal"
      isOpen
      onClose={closeModal}
      size="small"
      title={t('ui.common.errorTitle')}
      closeLabel={t('ui.common.close')}
      actions={<Button onClick={() => location.reload()}>{t('ui.common.retry')}</Button>}
    >
      <p>{t('ui.common.errorText')}</p>
    </Dialog>
  );
}
