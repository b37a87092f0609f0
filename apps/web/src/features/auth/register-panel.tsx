import { useText } from '@pavilion/i18n/react';
import { useState } from 'react';
import { openSignIn } from '../../core/session/auth-entry.ts';
import { leaveAuth } from './after-sign-in.ts';
import { loginWithPassword } from './auth-calls.ts';
import { RegisterForm } from './register-form.tsx';
import { VerifyCodeForm } from './verify-code-form.tsx';

interface Created {
  accountId: string;
  password: string;
}

/** Sign-up in two steps: the details, then the code that was sent. Ends signed in. */
export function RegisterPanel() {
  const t = useText();
  const [created, setCreated] = useState<Created | null>(null);
  if (created)
    return (
      <VerifyCodeForm
        accountId={created.accountId}
        onVerified={async () => {
          await loginWithPassword(created.accountId, created.password);
          leaveAuth();
        }}
      />
    );
  return (
    <div className="grid gap-5">
      <RegisterForm onCreated={(accountId, password) => setCreated({ accountId, password })} />
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
