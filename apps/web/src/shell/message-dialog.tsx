// chunk: later
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { useEffect, useRef } from 'react';
import {
  closeDialog,
  useDialogStore,
  type DialogMessage,
} from '@pavilion/web-core/dialogs/dialog.store';

const looks: Record<DialogMessage['tone'], { icon: IconName; colour: string }> = {
  error: { icon: 'error', colour: 'text-negative' },
  success: { icon: 'check', colour: 'text-positive' },
  info: { icon: 'info', colour: 'text-accent-text' },
};

/**
 * Runs what a message wanted done after it. The dialog below has closed by then and given the focus
 * back.
 */
function useAfterwards(message: DialogMessage | null): void {
  const before = useRef(message);
  useEffect(() => {
    const closed = before.current;
    before.current = message;
    if (closed !== message) closed?.afterwards?.();
  }, [message]);
}

/** Shows the message that must be seen, over everything, modals included. */
export function MessageDialog() {
  const t = useText();
  const message = useDialogStore((state) => state.message);
  useAfterwards(message);
  const look = looks[message?.tone ?? 'info'];
  return (
    <Dialog
      id="message-dialog"
      isOpen={message !== null}
      onClose={closeDialog}
      size="small"
      title={message?.title ?? ''}
      closeLabel={t('ui.common.close')}
      actions={
        <Button autoFocus onClick={closeDialog}>
          {t('ui.common.ok')}
        </Button>
      }
    >
      <div className="flex items-start gap-3">
        <Icon name={look.icon} size={28} className={`shrink-0 ${look.colour}`} />
        <p>{message?.text}</p>
      </div>
    </Dialog>
  );
}
