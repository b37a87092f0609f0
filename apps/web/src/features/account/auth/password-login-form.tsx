import { CallFailure } from '@pavilion/client/call-failure';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { required } from '@pavilion/web-core/forms/rules';
import { AccountIdField } from '../../../core/inputs/account-id-field.tsx';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { PasswordField } from '@pavilion/web-core/inputs/password-field';
import { loginToWithdraw, loginWithPassword } from './auth-calls.ts';
import { leaveAuth } from './after-sign-in.ts';
import { refuseEntry } from './login-failure.ts';
import { secondStepOf, type SecondStep } from './second-step.ts';

interface Values {
  account_id: string;
  password: string;
}

/**
 * Signs in with account, mail or phone, and password. After a wrong one the account stays and the
 * password is asked for again. `onPending` hears of an account that still waits for its code,
 * `onSecondStep` of one that asks for more.
 */
export function PasswordLoginForm(props: {
  onPending: (accountId: string, password: string) => void;
  onSecondStep: (step: SecondStep) => void;
}) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm<Values>({ defaultValues: { account_id: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const [excluded, setExcluded] = useState<Values | null>(null);

  const submit = async ({ account_id, password }: Values): Promise<void> => {
    setExcluded(null);
    try {
      leaveAuth(await loginWithPassword(account_id, password));
    } catch (thrown) {
      const step = secondStepOf(thrown);
      if (step) return props.onSecondStep(step);
      if (thrown instanceof CallFailure && thrown.code === 'accountPending')
        return props.onPending(account_id, password);
      if (thrown instanceof CallFailure && thrown.code === 'selfExcluded')
        setExcluded({ account_id, password });
      form.resetField('password');
      refuseEntry(form, 'password', thrown);
    }
  };

  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('ui.auth.signIn')}
      isBusy={isSubmitting}
    >
      <AccountIdField
        label={t('ui.auth.accountOrContact')}
        error={fieldText(errors.account_id?.message)}
        {...form.register('account_id', { validate: required })}
      />
      <PasswordField
        label={t('ui.auth.password')}
        autoComplete="current-password"
        error={fieldText(errors.password?.message)}
        {...form.register('password', { validate: (value) => value !== '' || 'required' })}
      />
      {excluded ? (
        <Button
          kind="secondary"
          isWide
          onClick={() =>
            void loginToWithdraw(excluded.account_id, excluded.password).then(
              leaveAuth,
              (thrown: unknown) => {
                const step = secondStepOf(thrown);
                if (step) props.onSecondStep(step);
                else refuseEntry(form, 'password', thrown);
              },
            )
          }
        >
          {t('ui.limits.withdrawSignIn')}
        </Button>
      ) : null}
    </FormShell>
  );
}
