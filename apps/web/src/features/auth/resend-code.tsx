import { CallFailure } from '@pavilion/contracts/client';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { handleThrown } from '../../core/errors/present-failure.ts';
import { useIsOnline } from '../../core/online.ts';
import { showToast } from '../../core/toasts/toast.store.ts';
import { useCooldown } from '../../core/use-countdown.ts';

/** The server sends no new code before this time (wire page, tac/request_new_register). */
const resendAfterS = 60;

/** Asks for a new code, once the time since the last one is over. Stands in a form, which says why without a network. */
export function ResendCode(props: { onResend: () => Promise<void> }) {
  const t = useText();
  const [secondsLeft, startCooldown] = useCooldown(resendAfterS);
  const isOnline = useIsOnline();
  const [isBusy, setBusy] = useState(false);

  const resend = async (): Promise<void> => {
    setBusy(true);
    try {
      await props.onResend();
      startCooldown(resendAfterS);
      showToast({ tone: 'success', title: t('messages.auth.codeResent') });
    } catch (thrown) {
      if (thrown instanceof CallFailure && thrown.retryAfterSeconds)
        startCooldown(thrown.retryAfterSeconds);
      handleThrown(thrown, { asToast: true });
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
