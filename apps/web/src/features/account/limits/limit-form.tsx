import {
  limitKinds,
  limitPeriods,
  type LimitKind,
  type LimitPeriod,
} from '@pavilion/domain/limits';
import { useFormat, useText } from '@pavilion/i18n/react';
import { SelectField, TextField } from '@pavilion/ui/field';
import { useState } from 'react';
import { SubmitButton } from '@pavilion/web-core/forms/submit-button';
import { amountMaxLength, amountText } from '../../../common/amounts/amount-text.ts';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { NumericField } from '../../../core/inputs/filtered-text-field.tsx';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useLimitWish, type Limits } from './limits.queries.ts';

/** Asks for a limit; the answer says whether it holds or waits. */
export function LimitForm({ currency }: { currency: string }) {
  const t = useText();
  const fieldText = useFieldText();
  const tell = useTold();
  const [kind, setKind] = useState<LimitKind>('deposit');
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const wish = useLimitWish((limits) => {
    setAmount('');
    tell(limits, kind, period);
  });
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const wanted = amountText(amount);
    const isRight = kind === 'session' ? /^[1-9]\d*$/.test(wanted) : Number(wanted) > 0;
    setProblem(isRight ? undefined : 'invalidAmount');
    if (isRight) wish.mutate({ do: 'set', fields: { kind, period, amount: wanted } });
  };
  const label =
    kind === 'session' ? t('ui.limits.minutesLabel') : t('ui.limits.amountLabel', { currency });
  // Minutes are whole ones, money has decimals.
  const AmountInput = kind === 'session' ? NumericField : TextField;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 panel p-4">
      <h3 className="text-lg font-semibold">{t('ui.limits.form')}</h3>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('ui.limits.kindLabel')}
          value={kind}
          onChange={(event) => setKind(event.target.value as LimitKind)}
          options={limitKinds.map((value) => ({ value, label: t(`ui.limits.kind.${value}`) }))}
        />
        <SelectField
          label={t('ui.limits.periodLabel')}
          value={period}
          onChange={(event) => setPeriod(event.target.value as LimitPeriod)}
          options={limitPeriods.map((value) => ({ value, label: t(`ui.limits.period.${value}`) }))}
        />
        <AmountInput
          label={label}
          error={fieldText(problem)}
          inputMode={kind === 'session' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={amountMaxLength}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          inputClassName="numeric"
        />
      </div>
      <SubmitButton label={t('ui.limits.save')} isBusy={wish.isPending} />
    </form>
  );
}

/** Says what became of a wish. */
function useTold(): (limits: Limits, kind: LimitKind, period: LimitPeriod) => void {
  const t = useText();
  const format = useFormat();
  return (limits, kind, period) => {
    const limit = limits.value.find((one) => one.kind === kind && one.period === period);
    const title = limit?.pending
      ? t('ui.limits.waits', { time: format.dateTime(limit.pending.active_at) })
      : t('ui.limits.holds');
    showToast({ tone: limit?.pending ? 'info' : 'success', title });
  };
}
