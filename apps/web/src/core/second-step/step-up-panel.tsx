import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { useId } from 'react';
import { useSecondsUntil } from '../use-countdown.ts';
import { ProofFields } from './proof-fields.tsx';
import type { StepUpState } from './use-confirmed-call.ts';

/**
 * Asks for the second step before something that matters; where it is a code that was sent, another
 * one is sent when the time has come.
 */
export function StepUpPanel({ state }: { state: StepUpState }) {
  const t = useText();
  const id = useId();
  const secondsLeft = useSecondsUntil(state.resendAtMs);
  if (!state.isAsked) return null;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-card border border-accent bg-surface-1 p-4"
    >
      <h2 id={id} className="m-0 flex items-center gap-2 text-base font-bold">
        <Icon name="lock" size={20} />
        {t('ui.withdrawal.stepUpTitle')}
      </h2>
      {state.proof.kinds.length > 0 ? (
        <ProofFields state={state.proof} />
      ) : (
        <p role="alert" className="m-0 text-sm text-text-muted">
          {t('ui.security.lost')}
        </p>
      )}
      {state.proof.kind === 'code' && state.proof.kinds.length > 0 ? (
        <div>
          <Button kind="ghost" size="small" disabled={secondsLeft > 0} onClick={state.resend}>
            {secondsLeft > 0
              ? t('ui.auth.resendIn', { seconds: secondsLeft })
              : t('ui.auth.resend')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
