import { useText } from '@pavilion/i18n/react';
import { useState } from 'react';
import { openSignIn } from '../../../core/session/auth-entry.ts';
import { leaveSignUp } from './after-sign-in.ts';
import { loginWithPassword } from './auth-calls.ts';
import { forgetCodeSteps, type CodeStep } from './code-step.ts';
import type { RegisterValues } from './register-fields.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInNext } from './sign-in-next.tsx';
import { useCodeStep } from './use-code-step.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';

/**
 * Sign-up in two steps: the details, then the code that was sent; back from there they stand as
 * they were. Ends signed in; after a reload, when the password is no longer known, with the way to
 * sign in.
 */
export function RegisterPanel() {
  const t = useText();
  const { step, show, startOver } = useCodeStep('register');
  const [filled, setFilled] = useState<RegisterValues | null>(null);
  const [isVerified, setVerified] = useState(false);

  const finish = async (accountId: string): Promise<void> => {
    forgetCodeSteps(['register']);
    if (filled === null) return setVerified(true);
    await loginWithPassword(accountId, filled.password);
    leaveSignUp();
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
  const begin = (sent: CodeStep, values: RegisterValues): void => {
    setFilled(values);
    show(sent);
  };
  return (
    <div className="grid gap-5">
      <RegisterForm before={filled} onCreated={begin} />
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
