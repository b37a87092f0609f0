import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { useEffect, useState } from 'react';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { leaveSignUp } from './after-sign-in.ts';
import { loginWithPassword, requestRegisterCode } from './auth-calls.ts';
import { newCodeStep, stepSentBefore } from './code-step.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';

/**
 * The password was right but the account still waits for its code: a new one is sent and asked for.
 */
export function PendingAccount(props: {
  accountId: string;
  password: string;
  onStartOver: () => void;
}) {
  const t = useText();
  const { accountId, password } = props;
  const [step, setStep] = useState(() => newCodeStep(accountId));
  useEffect(() => {
    requestRegisterCode(accountId).catch((thrown: unknown) => {
      const before = stepSentBefore('register', thrown, { accountId });
      if (before) setStep(before);
      else handleThrown(thrown, { asToast: true });
    });
  }, [accountId]);
  return (
    <div className="grid gap-4">
      <Notice kind="info">{t('errors.accountPending')}</Notice>
      <VerifyCodeForm
        step={step}
        onStep={setStep}
        onStartOver={props.onStartOver}
        onVerified={async () => {
          await loginWithPassword(accountId, password);
          leaveSignUp();
        }}
      />
    </div>
  );
}
