import { CallFailure } from '@pavilion/client/call-failure';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { TextField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import { amountMaxLength, amountText } from '../../../common/amounts/amount-text.ts';
import { useRebuy, useSit, type PokerTable } from './poker.queries.ts';

interface Props {
  tableId: string;
  table: PokerTable;
  /** A seat, any one, or more chips for the own one; null: closed. */
  at: number | 'any' | 'rebuy' | null;
  onClose: () => void;
}

/** Asks with how many chips one sits down, or how many more one buys. */
export function SitDialog({ tableId, table, at, onClose }: Props) {
  const t = useText();
  return (
    <Dialog
      isOpen={at !== null}
      kind="sheet"
      size="small"
      onClose={onClose}
      title={at === 'rebuy' ? t('ui.poker.rebuy') : t('ui.poker.sitAt', { table: table.name })}
      closeLabel={t('ui.common.close')}
    >
      {at === null ? null : <Form tableId={tableId} table={table} at={at} onClose={onClose} />}
    </Dialog>
  );
}

function Form({ tableId, table, at, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const sit = useSit(tableId);
  const more = useRebuy(tableId);
  const isRebuy = at === 'rebuy';
  const [amount, setAmount] = useState(isRebuy ? table.buy_in_min : table.buy_in_max);
  const failure = useRefusal(sit.error ?? more.error);
  const money = (text: string): string => format.money(text, table.currency);
  const submit = (): void => {
    const chips = amountText(amount);
    if (isRebuy) more.mutate(chips, { onSuccess: onClose });
    else
      sit.mutate(
        { seat: typeof at === 'number' ? at : null, buyIn: chips },
        { onSuccess: onClose },
      );
  };
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('ui.poker.chips')}
        hint={t('ui.poker.chipsText', {
          min: money(table.buy_in_min),
          max: money(table.buy_in_max),
        })}
        inputMode="decimal"
        maxLength={amountMaxLength}
        value={amount}
        error={failure}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Notice>
        {table.play_money
          ? t('ui.poker.playMoneyText')
          : t('ui.poker.rakeText', {
              percent: table.rake.percent,
              cap: money(table.rake.cap),
              headsUp: money(table.rake.heads_up_cap),
            })}
      </Notice>
      <Button type="submit" isBusy={sit.isPending || more.isPending}>
        {isRebuy ? t('ui.poker.buy') : t('ui.poker.sit')}
      </Button>
    </form>
  );
}

/** Why it was refused, in the page's words; what is no refusal the shared handler has told. */
function useRefusal(thrown: unknown): string | undefined {
  const t = useText();
  if (!(thrown instanceof CallFailure)) return undefined;
  const text = t.find(`errors.${thrown.code}`) ?? t('ui.common.errorText');
  return thrown.code.startsWith('buyIn') && thrown.statusDetail
    ? `${text} (${thrown.statusDetail})`
    : text;
}
