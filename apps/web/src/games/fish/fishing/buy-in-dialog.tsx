import { CallFailure } from '@pavilion/client/call-failure';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { TextField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import { amountMaxLength, amountText } from '../../../common/amounts/amount-text.ts';
import { useOpenSession, useTopUp, type Sea } from './fishing.queries.ts';
import { useSeaName } from './sea-list.tsx';

/** Asks with how much one takes a seat. */
export function BuyInDialog({ sea, onClose }: { sea: Sea | null; onClose: () => void }) {
  const t = useText();
  const nameOf = useSeaName();
  return (
    <Dialog
      isOpen={sea !== null}
      kind="sheet"
      size="small"
      onClose={onClose}
      title={sea ? nameOf(sea) : ''}
      closeLabel={t('ui.common.close')}
    >
      {sea ? <OpenForm sea={sea} onDone={onClose} /> : null}
    </Dialog>
  );
}

function OpenForm({ sea, onDone }: { sea: Sea; onDone: () => void }) {
  const t = useText();
  const open = useOpenSession(sea.sea_id);
  const submit = (amount: string): void => open.mutate(amount, { onSuccess: onDone });
  return (
    <AmountForm
      sea={sea}
      label={t('ui.fishing.buyIn')}
      action={t('ui.fishing.start')}
      thrown={open.error}
      isBusy={open.isPending}
      onSubmit={submit}
    />
  );
}

interface TopUpProps {
  sea: Sea;
  sessionId: string;
  isOpen: boolean;
  onClose: () => void;
  onDone: (meter: string) => void;
}

/** Asks how much more goes on the meter. */
export function TopUpDialog({ sea, sessionId, isOpen, onClose, onDone }: TopUpProps) {
  const t = useText();
  const more = useTopUp(sessionId);
  const submit = (amount: string): void =>
    more.mutate(amount, {
      onSuccess: ({ meter }) => {
        onDone(meter);
        onClose();
      },
    });
  return (
    <Dialog
      isOpen={isOpen}
      kind="sheet"
      size="small"
      onClose={onClose}
      title={t('ui.fishing.topUp')}
      closeLabel={t('ui.common.close')}
    >
      {isOpen ? (
        <AmountForm
          sea={sea}
          label={t('ui.fishing.amount')}
          action={t('ui.fishing.topUp')}
          thrown={more.error}
          isBusy={more.isPending}
          onSubmit={submit}
        />
      ) : null}
    </Dialog>
  );
}

interface FormProps {
  sea: Sea;
  label: string;
  action: string;
  thrown: unknown;
  isBusy: boolean;
  onSubmit: (amount: string) => void;
}

function AmountForm({ sea, label, action, thrown, isBusy, onSubmit }: FormProps) {
  const t = useText();
  const format = useFormat();
  const [amount, setAmount] = useState(sea.buy_in_min);
  const money = (text: string): string => format.money(text, sea.currency);
  const limits = { min: money(sea.buy_in_min), max: money(sea.buy_in_max) };
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(amountText(amount));
      }}
    >
      <TextField
        label={label}
        hint={t('ui.fishing.limits', limits)}
        inputMode="decimal"
        maxLength={amountMaxLength}
        value={amount}
        error={useRefusal(thrown, t('ui.fishing.limits', limits))}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Notice>{sea.play_money ? t('ui.fishing.playMoneyText') : t('ui.fishing.buyInText')}</Notice>
      <Button type="submit" isBusy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

/** Why it was refused, in the page's words; the limits where the sum was outside them. */
function useRefusal(thrown: unknown, limits: string): string | undefined {
  const t = useText();
  if (!(thrown instanceof CallFailure)) return undefined;
  if (thrown.code.startsWith('buyIn')) return limits;
  return t.find(`errors.${thrown.code}`) ?? t('ui.common.errorText');
}
