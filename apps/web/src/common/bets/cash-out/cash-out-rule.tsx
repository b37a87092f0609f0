import { CallFailure } from '@pavilion/client/call-failure';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { cashOutRuleSet } from '@pavilion/contracts/player/sports/cash-out-rule-set.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { call } from '../../../core/api.ts';
import type { BetInHand } from './bet-in-hand.ts';

/** The amount at which a bet is cashed out by itself: set, shown, taken back. */
export function CashOutRule({ bet }: { bet: BetInHand }) {
  const t = useText();
  const format = useFormat();
  const client = useQueryClient();
  const [amount, setAmount] = useState('');
  const mutation = useMutation({
    mutationFn: (wanted: string | null) =>
      call(cashOutRuleSet, { bet_id: bet.bet_id, amount: wanted, part: '1.00' }, { handled: true }),
    meta: { handled: true },
    onSuccess: () => client.invalidateQueries({ queryKey: [betList.path] }),
  });
  const code = mutation.error instanceof CallFailure ? codeOf(mutation.error) : null;
  const rule = mutation.data ? mutation.data.rule : (bet.cash_out_rule ?? null);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    mutation.mutate(amount.trim().replace(',', '.'));
  };
  return (
    <section className="grid gap-2">
      <h4 className="m-0 text-sm font-semibold">{t('ui.cashOut.auto')}</h4>
      <p className="m-0 text-xs text-text-muted">{t('ui.cashOut.autoText')}</p>
      {rule === null ? (
        <form onSubmit={send} className="grid gap-2" noValidate>
          <TextField
            label={t('ui.cashOut.autoAmount')}
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={code === null ? undefined : (t.find(code) ?? t('errors.serviceUnavailable'))}
          />
          <Button
            type="submit"
            kind="secondary"
            size="small"
            isBusy={mutation.isPending}
            disabled={amount.trim() === ''}
          >
            {t('ui.cashOut.autoSet')}
          </Button>
        </form>
      ) : (
        <p className="m-0 flex flex-wrap items-center justify-between gap-2 text-sm">
          <span role="status" className="numeric">
            {t('ui.cashOut.autoStands', { amount: format.money(rule.amount, bet.currency) })}
          </span>
          <Button
            kind="ghost"
            size="small"
            isBusy={mutation.isPending}
            onClick={() => mutation.mutate(null)}
          >
            {t('ui.cashOut.autoOff')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** The text of what was refused: of the field, where it was that. */
function codeOf({ code, errors }: CallFailure): string {
  const [field] = errors;
  return field ? `validation.${field.code}` : `errors.${code}`;
}
