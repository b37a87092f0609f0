import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { TextArea } from '@pavilion/ui/text-area';
import { useState } from 'react';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useReport } from './poker.queries.ts';

const reasonMax = 500;

/** Tells the operator of somebody at the table, and what they did. */
export function ReportDialog(props: { tableId: string; seat: number | null; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      isOpen={props.seat !== null}
      kind="sheet"
      size="small"
      onClose={props.onClose}
      title={t('ui.poker.report')}
      closeLabel={t('ui.common.close')}
    >
      {props.seat === null ? null : <Form {...props} seat={props.seat} />}
    </Dialog>
  );
}

function Form(props: { tableId: string; seat: number; onClose: () => void }) {
  const t = useText();
  const [reason, setReason] = useState('');
  const report = useReport(props.tableId);
  const send = (): void =>
    report.mutate(
      { seat: props.seat, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ tone: 'success', title: t('ui.poker.reported') });
          props.onClose();
        },
      },
    );
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={t('ui.poker.reportReason')}
        rows={4}
        maxLength={reasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" isBusy={report.isPending} disabled={reason.trim() === ''}>
        {t('ui.poker.reportSend')}
      </Button>
    </form>
  );
}
