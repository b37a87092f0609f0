import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { CodeField } from '../../core/inputs/code-field.tsx';
import { useFieldText } from '../../core/inputs/field-text.ts';
import { useSecondsUntil } from '../../core/use-countdown.ts';
import type { StepUpState } from './use-confirmed-call.ts';

/** Asks for the code that was sent, and sends another one when the time for it has come. */
export function StepUpPanel({ state }: { state: StepUpState }) {
  const t = useText();
  const fieldText = useFieldText();
  const secondsLeft = useSecondsUntil(state.resendAtMs);
  if (!state.isAsked) return null;
  return (
    <section
      aria-labelledby="step-up"
      className="grid gap-3 rounded-card border border-accent bg-surface-1 p-4"
    >
      <h2 id="step-up" className="m-0 flex items-center gap-2 text-base font-bold">
        <Icon name="lock" size={20} />
        {t('ui.withdrawal.stepUpTitle')}
      </h2>
      <p role="status" className="m-0 text-sm text-text-muted">
        {t('ui.withdrawal.stepUpText')}
      </p>
      <CodeField
        label={t('ui.auth.code')}
        autoFocus
        value={state.code}
        onChange={(event) => state.enter(event.target.value)}
        error={fieldText(state.problem ? `errors.${state.problem}` : undefined)}
      />
      <div>
        <Button kind="ghost" size="small" disabled={secondsLeft > 0} onClick={state.resend}>
          {secondsLeft > 0 ? t('ui.auth.resendIn', { seconds: secondsLeft }) : t('ui.auth.resend')}
        </Button>
      </div>
    </section>
  );
}
