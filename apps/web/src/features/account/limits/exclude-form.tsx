import { exclusionMonths } from '@pavilion/domain/limits';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { CheckboxField } from '@pavilion/ui/choice';
import { SelectField } from '@pavilion/ui/field';
import { selfExclude } from '@pavilion/contracts/player/account/self-exclude.contract';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { StepUpPanel } from '../../../core/second-step/step-up-panel.tsx';
import { useConfirmedCall } from '../../../core/second-step/use-confirmed-call.ts';
import { useTakeLimits } from './limits.queries.ts';
import { Part } from './pause-forms.tsx';

const exclusionChoices = [exclusionMonths.min, 12, 24, exclusionMonths.max] as const;

/**
 * The long one, which nothing undoes: it wants a word of agreement first, and then a second step in
 * place.
 */
export function ExcludeForm() {
  const t = useText();
  const [months, setMonths] = useState(String(exclusionMonths.min));
  const [isAgreed, setAgreed] = useState(false);
  const takeLimits = useTakeLimits();
  const { submit, isBusy, stepUp } = useConfirmedCall(
    (wish: { months: number }, { step_up }) =>
      call(selfExclude, step_up ? { ...wish, step_up } : wish, { handled: true }),
    {
      done: (limits) => {
        takeLimits(limits);
        setAgreed(false);
      },
      refused: handleThrown,
    },
  );
  return (
    <Part title={t('ui.limits.excludeTitle')} text={t('ui.limits.excludeText')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isAgreed) submit({ months: Number(months) });
        }}
      >
        <SelectField
          label={t('ui.limits.excludeFor')}
          value={months}
          onChange={(event) => setMonths(event.target.value)}
          options={exclusionChoices.map((count) => ({
            value: String(count),
            label: t('ui.limits.months', { months: count }),
          }))}
        />
        <CheckboxField
          label={t('ui.limits.excludeAgree')}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        <StepUpPanel state={stepUp} />
        <Button kind="danger" type="submit" disabled={!isAgreed} isBusy={isBusy}>
          {t('ui.limits.excludeStart')}
        </Button>
      </form>
    </Part>
  );
}
