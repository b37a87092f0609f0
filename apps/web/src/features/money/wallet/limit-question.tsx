import { limitPeriods, type LimitPeriod } from '@pavilion/domain/limits';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SelectField, TextField } from '@pavilion/ui/field';
import { useState } from 'react';
import { amountMaxLength, amountText } from '../../../common/amounts/amount-text.ts';
import { SubmitButton } from '@pavilion/web-core/forms/submit-button';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import type { Cashier } from './deposit.queries.ts';
import { useLimitAnswer } from './limit-answer.mutation.ts';

/**
 * Before a first deposit, where the law has it asked: how much the player will deposit at most, or,
 * where it may be, that he wants no limit.
 */
export function LimitQuestion({ question }: { question: Cashier['limit_question'] }) {
  const t = useText();
  const answer = useLimitAnswer();
  const isAsked = question === 'asked';
  return (
    <section aria-labelledby="deposit-limit" className="grid gap-4 panel p-4">
      <h2 id="deposit-limit" className="m-0 text-lg font-semibold">
        {t('ui.deposit.limitTitle')}
      </h2>
      <p className="m-0 text-text-muted">
        {t(isAsked ? 'ui.deposit.limitAsked' : 'ui.deposit.limitRequired')}
      </p>
      <LimitFields answer={answer} />
      {isAsked ? (
        <Button
          kind="ghost"
          isBusy={answer.isPending && answer.variables === null}
          onClick={() => answer.mutate(null)}
        >
          {t('ui.deposit.limitDecline')}
        </Button>
      ) : null}
    </section>
  );
}

function LimitFields({ answer }: { answer: ReturnType<typeof useLimitAnswer> }) {
  const t = useText();
  const fieldText = useFieldText();
  const [period, setPeriod] = useState<LimitPeriod>('month');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    const wanted = amountText(amount);
    const isRight = Number(wanted) > 0;
    setProblem(isRight ? undefined : 'invalidAmount');
    if (isRight) answer.mutate({ period, amount: wanted });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('ui.limits.amountLabel', { currency: answer.currency })}
          error={fieldText(problem ?? answer.problem)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={amountMaxLength}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          inputClassName="numeric"
        />
        <SelectField
          label={t('ui.limits.periodLabel')}
          value={period}
          onChange={(event) => setPeriod(event.target.value as LimitPeriod)}
          options={limitPeriods.map((value) => ({ value, label: t(`ui.limits.period.${value}`) }))}
        />
      </div>
      <SubmitButton
        label={t('ui.limits.save')}
        isBusy={answer.isPending && answer.variables !== null}
      />
    </form>
  );
}
