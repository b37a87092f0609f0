import { useText } from '@pavilion/i18n/react';
import { Tabs } from '@pavilion/ui/tabs';
import { Skeleton } from '@pavilion/ui/states';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../core/build/lazy-part.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { openSignUp } from '../../../core/session/auth-entry.ts';
import { closeModal } from '../../../core/modals/modal.store.ts';
import { CodeLoginForm } from './code-login-form.tsx';
import { PasswordLoginForm } from './password-login-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { PendingAccount } from './pending-account.tsx';
import type { SecondStep } from './second-step.ts';
import { useCodeStep } from './use-code-step.ts';

const SecondStepForm = lazyPart(
  async () => (await import('./second-step-form.tsx')).SecondStepForm,
);

interface Pending {
  accountId: string;
  password: string;
}

/** Everything a visitor needs to sign in; shown on the page /login and in the sign-in modals. */
export function LoginPanel() {
  const t = useText();
  const codeStep = useCodeStep('login');
  const [chosenWay, setWay] = useState<string | null>(null);
  const way = chosenWay ?? (codeStep.step ? 'code' : 'password');
  const [pending, setPending] = useState<Pending | null>(null);
  const [second, setSecond] = useState<SecondStep | null>(null);
  if (second)
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <SecondStepForm {...second} onStartOver={() => setSecond(null)} />
      </Suspense>
    );
  if (pending) return <PendingAccount {...pending} onStartOver={() => setPending(null)} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs
        label={t('ui.auth.signInWay')}
        selectedId={way}
        onSelect={setWay}
        items={[
          { id: 'password', label: t('ui.auth.withPassword') },
          { id: 'code', label: t('ui.auth.withCode') },
        ]}
      >
        {way === 'password' ? (
          <PasswordLoginForm
            onPending={(accountId, password) => setPending({ accountId, password })}
            onSecondStep={setSecond}
          />
        ) : (
          <CodeLoginForm {...codeStep} onSecondStep={setSecond} />
        )}
      </Tabs>
      <PasskeySignIn />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <AppLink
          to="/forgot-password"
          className="inline-flex min-h-[24px] items-center text-accent-text underline"
          onClick={() => closeModal()}
        >
          {t('ui.auth.forgotPassword')}
        </AppLink>
        <button
          type="button"
          className="min-h-[24px] text-accent-text underline"
          onClick={openSignUp}
        >
          {t('ui.auth.noAccount')}
        </button>
      </div>
    </div>
  );
}
