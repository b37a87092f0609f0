import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { useIsOnline } from '@pavilion/web-core/online';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useSecondsUntil } from '../../../core/use-countdown.ts';
import { isTooMany, newCodeStep, type CodeStep } from './code-step.ts';

/**
 * What can be done where a code is entered: ask for a new one, once the time since the last one is
 * over, or go back to the first form. Stands in a form, which says why without a network.
 */
export function CodeActions(props: {
  step: CodeStep;
  /** Asks the server for another code. */
  request: () => Promise<void>;
  /** Hears what became of the code. */
  onStep: (step: CodeStep) => void;
  /**
   * Another code is on its way: what was entered, and what was said about it, is of the old one.
   */
  onResent: () => void;
  onStartOver: () => void;
}) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <ResendCode {...props} />
      <Button kind="ghost" size="small" onClick={props.onStartOver}>
        {t('ui.auth.startOver')}
      </Button>
    </div>
  );
}

function ResendCode({ step, request, onStep, onResent }: Parameters<typeof CodeActions>[0]) {
  const t = useText();
  const secondsLeft = useSecondsUntil(step.resendAtMs);
  const isOnline = useIsOnline();
  const [isBusy, setBusy] = useState(false);

  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      await request();
      onStep(newCodeStep(step.accountId, step));
      onResent();
      showToast({ tone: 'success', title: t('messages.auth.codeResent') });
    } catch (thrown) {
      handleThrown(thrown, { asToast: true });
      const waitMs = isTooMany(thrown) ? (thrown.retryAfterSeconds ?? 0) * 1000 : 0;
      if (waitMs > 0) onStep({ ...step, resendAtMs: nowMs() + waitMs });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      kind="ghost"
      size="small"
      isBusy={isBusy}
      disabled={secondsLeft > 0 || !isOnline}
      onClick={() => void resend()}
    >
      {secondsLeft > 0 ? t('ui.auth.resendIn', { seconds: secondsLeft }) : t('ui.auth.resend')}
    </Button>
  );
}
