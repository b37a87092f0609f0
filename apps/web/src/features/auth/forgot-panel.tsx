import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { EmptyState } from '@pavilion/ui/states';
import { useState } from 'react';
import { openSignIn } from '../../core/session/auth-entry.ts';
import { RequestResetForm } from './request-reset-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

type Step =
  { name: 'request' } | { name: 'reset'; accountId: string; phone: string } | { name: 'done' };

/** Resets a forgotten password: account and phone, then the code and a new password. */
export function ForgotPanel() {
  const t = useText();
  const [step, setStep] = useState<Step>({ name: 'request' });
  if (step.name === 'request')
    return (
      <RequestResetForm
        onSent={(accountId, phone) => setStep({ name: 'reset', accountId, phone })}
      />
    );
  if (step.name === 'reset')
    return (
      <ResetPasswordForm
        accountId={step.accountId}
        phone={step.phone}
        onDone={() => setStep({ name: 'done' })}
      />
    );
  return (
    <EmptyState
      icon="check"
      title={t('messages.auth.passwordReset')}
      action={
        <button type="button" className={buttonClass()} onClick={openSignIn}>
          {t('ui.auth.signIn')}
        </button>
      }
    />
  );
}
