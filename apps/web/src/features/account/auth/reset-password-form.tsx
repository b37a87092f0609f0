import { passwordLength, validateTac } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { useForm, useWatch } from 'react-hook-form';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { rule } from '@pavilion/web-core/forms/rules';
import { CodeField } from '../../../core/inputs/code-field.tsx';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { PasswordField } from '@pavilion/web-core/inputs/password-field';
import { StrengthMeter } from '../../../core/inputs/strength-meter.tsx';
import { requestResetCode, setNewPassword } from './auth-calls.ts';
import { CodeActions } from './code-actions.tsx';
import { CodeSent } from './code-sent.tsx';
import type { CodeStep } from './code-step.ts';
import { checkNewPassword } from './new-password.ts';

interface Values {
  tac: string;
  new_password: string;
  repeated: string;
}

/** Sets a new password with the reset code. */
export function ResetPasswordForm(props: {
  step: CodeStep;
  onStep: (step: CodeStep) => void;
  onStartOver: () => void;
  onDone: () => void;
}) {
  const { accountId, phone } = props.step;
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm<Values>({ defaultValues: { tac: '', new_password: '', repeated: '' } });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'new_password' });

  const submit = async ({ tac, new_password }: Values): Promise<void> => {
    try {
      await setNewPassword(accountId, tac, new_password);
      props.onDone();
    } catch (thrown) {
      applyFailure(thrown, form.setError, ['tac', 'new_password']);
    }
  };

  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('ui.auth.setPassword')}
      isBusy={isSubmitting}
    >
      <CodeSent step={props.step} text={t('ui.auth.resetCodeSent')} onCorrect={props.onStartOver} />
      <CodeField
        label={t('ui.auth.code')}
        autoFocus
        error={fieldText(errors.tac?.message)}
        {...form.register('tac', { validate: rule(validateTac) })}
      />
      <div className="grid gap-2">
        <PasswordField
          label={t('ui.auth.newPassword')}
          hint={t('ui.auth.passwordHint')}
          autoComplete="new-password"
          error={fieldText(errors.new_password?.message, {
            minimum: passwordLength.min,
            maximum: passwordLength.max,
          })}
          {...form.register('new_password', {
            validate: (value) => checkNewPassword(value, accountId),
          })}
        />
        <StrengthMeter password={password} accountId={accountId} />
      </div>
      <PasswordField
        label={t('ui.auth.repeatPassword')}
        autoComplete="new-password"
        error={fieldText(errors.repeated?.message)}
        {...form.register('repeated', {
          validate: (value, all) => value === all.new_password || 'passwordMismatch',
        })}
      />
      <CodeActions
        {...props}
        request={() => requestResetCode(accountId, phone)}
        onResent={() => form.resetField('tac')}
      />
    </FormShell>
  );
}
