import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import { PasskeyStopped, hasPasskeys } from '../../../core/second-step/passkeys.ts';
import { stoppedKeys } from '../../../core/second-step/stopped-keys.ts';
import { useIsOnline } from '@pavilion/web-core/online';
import { leaveAuth } from './after-sign-in.ts';
import { loginWithPasskey } from './auth-calls.ts';
import { showLoginFailure } from './login-failure.ts';

/** Signs in with a passkey alone, in browsers that can. */
export function PasskeySignIn() {
  const t = useText();
  const isOnline = useIsOnline();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasskeyStopped['reason'] | null>(null);
  if (!hasPasskeys()) return null;
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      leaveAuth(await loginWithPasskey());
    } catch (thrown) {
      if (thrown instanceof PasskeyStopped) setProblem(thrown.reason);
      else showLoginFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button
        kind="secondary"
        isWide
        isBusy={isBusy}
        disabled={!isOnline}
        onClick={() => void send()}
      >
        {t('ui.security.signInPasskey')}
      </Button>
      {problem ? (
        <div role="alert">
          <Notice kind="warning">{t(stoppedKeys[problem])}</Notice>
        </div>
      ) : null}
    </div>
  );
}
