import { updatePassword } from '@pavilion/contracts/player/account/update-password.contract';
import { loadCommonPasswords, passwordLength, validatePassword } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../core/api.ts';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { required } from '@pavilion/web-core/forms/rules';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { PasswordField } from '@pavilion/web-core/inputs/password-field';
import { StrengthMeter } from '../../../core/inputs/strength-meter.tsx';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';

interface Values {
  password: string;
  new_password: string;
  repeated: string;
}

const empty: Values = { password: '', new_password: '', repeated: '' };

/** True, or the most telling reason to refuse a new password. */
async function check(typed: string, accountId: string, present: string): Promise<true | string> {
  if (typed !== '' && typed === present) return 'samePassword';
  const commonPasswords = await loadCommonPasswords();
  return validatePassword(typed, { accountId, commonPasswords })[0] ?? true;
}

/** Sets another password; who knows the present one only from an open tab does not. */
export function ChangePasswordForm() {
  const t = useText();
  const fieldText = useFieldText();
  const accountId = useUserStore((state) => state.user.account_id);
  const form = useForm<Values>({ defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'new_password' });

  const submit = async ({ password, new_password }: Values): Promise<void> => {
    try {
      await call(updatePassword, { password, new_password }, { handled: true });
      form.reset(empty);
      showToast({ tone: 'success', title: t('messages.auth.passwordChanged') });
    } catch (thrown) {
      applyFailure(thrown, form.setError, ['password', 'new_password']);
    }
  };

  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('ui.account.changePassword')}
      isBusy={isSubmitting}
    >
      {/* For password managers, which file a password under a name. */}
      <input type="text" autoComplete="username" value={accountId} readOnly hidden />
      <PasswordField
        label={t('ui.account.presentPassword')}
        autoComplete="current-password"
        error={fieldText(errors.password?.message)}
        {...form.register('password', { validate: required })}
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
            validate: (value, all) => check(value, accountId, all.password),
          })}
        />
        <StrengthMeter password={typed} accountId={accountId} />
      </div>
      <PasswordField
        label={t('ui.auth.repeatPassword')}
        autoComplete="new-password"
        error={fieldText(errors.repeated?.message)}
        {...form.register('repeated', {
          validate: (value, all) => value === all.new_password || 'passwordMismatch',
        })}
      />
    </FormShell>
  );
}
