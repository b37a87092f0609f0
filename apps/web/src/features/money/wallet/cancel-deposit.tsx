import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useCancelDeposit, type Deposit } from './deposit.queries.ts';

/** Gives a deposit up, while that is possible. */
export function CancelDeposit({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const format = useFormat();
  const { mutate, isPending } = useCancelDeposit({
    done: () => showToast({ tone: 'success', title: t('ui.deposit.cancelled') }),
    refused: () => showToast({ tone: 'error', title: t('ui.deposit.notCancellable') }),
  });
  if (!deposit.is_cancellable) return null;
  return (
    <Button
      kind="ghost"
      size="small"
      isBusy={isPending}
      aria-label={t('ui.deposit.cancelOf', {
        amount: format.money(deposit.amount, deposit.currency),
      })}
      onClick={() => mutate(deposit.deposit_id)}
    >
      {t('ui.deposit.cancel')}
    </Button>
  );
}
