import { useText } from '@pavilion/i18n/react';
import { useState } from 'react';
import { forgetCodeSteps } from './code-step.ts';
import { RequestResetForm } from './request-reset-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignInNext } from './sign-in-next.tsx';
import { useCodeStep } from './use-code-step.ts';

/** Resets a forgotten password: account and phone, then the code and a new password. */
export function ForgotPanel() {
  const t = useText();
  const { step, show, startOver } = useCodeStep('reset');
  const [isDone, setDone] = useState(false);
  const finish = (): void => {
    forgetCodeSteps(['reset']);
    setDone(true);
  };
  if (isDone) return <SignInNext title={t('messages.auth.passwordReset')} />;
  if (!step) return <RequestResetForm onSent={show} />;
  return <ResetPasswordForm step={step} onStep={show} onStartOver={startOver} onDone={finish} />;
}
