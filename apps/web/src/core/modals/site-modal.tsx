import { useText } from '@pavilion/i18n/react';
import { Dialog, type DialogProps } from '@pavilion/ui/dialog';
import { closeModal, hashModals, type ModalName } from './modal.store.ts';

type Props = Omit<DialogProps, 'id' | 'isOpen' | 'closeLabel' | 'onClose'> & {
  id: ModalName | undefined;
  /** What closing does; else the modal just closes. */
  onClose?: () => void;
};

/**
 * A modal of the stack in its dialog: open while it is drawn, closed by its button, Escape and the
 * ground around it.
 */
export function SiteModal({ id, onClose = () => closeModal(id), ...dialog }: Props) {
  const t = useText();
  return (
    <Dialog
      {...dialog}
      isOpen
      id={id}
      closeLabel={t('ui.common.close')}
      onClose={onClose}
      isInAddress={id !== undefined && hashModals.includes(id)}
    />
  );
}
