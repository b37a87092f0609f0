import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { useEffect } from 'react';
import { handleThrown } from '../../core/errors/present-failure.ts';
import { leaveAuth } from './after-sign-in.ts';
import { loginWithPassword, requestRegisterCode } from './auth-calls.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';

/** The password was right but the account still waits for its code: a new one is sent and asked for. */
export function PendingAccount({ accountId, password }: { accountId: string; password: string }) {
  const t = useText();
  useEffect(() => {
    requestRegisterCode(accountId).catch((thrown: unknown) =>
      handleThrown(thrown, { asToast: true }),
    );
  }, [accountId]);
  return (
    <div className="grid gap-4">
      <Notice kind="info">{t('errors.accountPending')}</Notice>
      <VerifyCodeForm
        accountId={accountId}
        onVerified={async () => {
          await loginWithPassword(accountId, password);
          leaveAuth();
        }}
      />
    </div>
  );
}
