import { useText } from '@pavilion/i18n/react';
import { useState } from 'react';
import { openSignIn } from '../../core/session/auth-entry.ts';
import { leaveAuth } from './after-sign-in.ts';
import { loginWithPassword } from './auth-calls.ts';
import { forgetCodeSteps, newCodeStep } from './code-step.ts';
import { RegisterForm } from './register-form.tsx';
import { SignInNext } from './sign-in-next.tsx';
import { useCodeStep } from './use-code-step.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';

/**
 * Sign-up in two steps: the details, then the code that was sent. Ends signed in; after a reload, when the password is
 * no longer known, with the way to sign in.
 */
export function RegisterPanel() {
  const t = useText();
  const { step, show, startOver } = useCodeStep('register');
  const [password, setPassword] = useState<string | null>(null);
  const [isVerified, setVerified] = useState(false);

  const finish = async (accountId: string): Promise<void> => {
    forgetCodeSteps(['register']);
    if (password === null) return setVerified(true);
    await loginWithPassword(accountId, password);
    leaveAuth();
  };

  if (isVerified) return <SignInNext title={t('messages.auth.signedUp')} />;
  if (step)
    return (
      <VerifyCodeForm
        step={step}
        onStep={show}
        onStartOver={startOver}
        onVerified={() => finish(step.accountId)}
      />
    );
  const begin = (accountId: string, chosen: string): void => {
    setPassword(chosen);
    show(newCodeStep(accountId));
  };
  return (
    <div className="grid gap-5">
      <RegisterForm onCreated={begin} />
      <button
        type="button"
        className="min-h-[24px] text-sm text-accent-text underline"
        onClick={openSignIn}
      >
        {t('ui.auth.haveAccount')}
      </button>
    </div>
  );
}
