import { validateTac } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormShell } from '../../core/forms/form-shell.tsx';
import { required, rule } from '../../core/forms/rules.ts';
import { CodeField } from '../../core/inputs/code-field.tsx';
import { useFieldText } from '../../core/inputs/field-text.ts';
import { loginWithCode, requestLoginCode } from './auth-calls.ts';
import { leaveAuth } from './after-sign-in.ts';
import { showLoginFailure } from './login-failure.ts';
import { ResendCode } from './resend-code.tsx';

interface Values {
  account_id: string;
  tac: string;
}

/** Signs in with a code: first the account, then the six digits that were sent. */
export function CodeLoginForm() {
  const t = useText();
  const fieldText = useFieldText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<Values>({ defaultValues: { account_id: '', tac: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ account_id, tac }: Values): Promise<void> => {
    try {
      if (sentTo === null) {
        await requestLoginCode(account_id);
        setSentTo(account_id);
      } else {
        await loginWithCode(sentTo, tac);
        leaveAuth();
      }
    } catch (thrown) {
      showLoginFailure(thrown);
    }
  };

  const isCodeSent = sentTo !== null;
  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t(isCodeSent ? 'ui.auth.signIn' : 'ui.auth.sendCode')}
      isBusy={isSubmitting}
    >
      <TextField
        label={t('ui.auth.accountId')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isCodeSent}
        error={fieldText(errors.account_id?.message)}
        {...form.register('account_id', { validate: required })}
      />
      {sentTo === null ? null : (
        <>
          <p className="text-sm text-text-muted" role="status">
            {t('ui.auth.loginCodeSent')}
          </p>
          <CodeField
            label={t('ui.auth.code')}
            autoFocus
            error={fieldText(errors.tac?.message)}
            {...form.register('tac', { shouldUnregister: true, validate: rule(validateTac) })}
          />
          <ResendCode onResend={() => requestLoginCode(sentTo)} />
        </>
      )}
    </FormShell>
  );
}
