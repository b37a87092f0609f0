import { profile as profileCall } from '@pavilion/contracts/settings/profile.contract';
import { profileUpdate } from '@pavilion/contracts/settings/profile-update.contract';
import {
  emailMaxLength,
  fullNameMaxLength,
  normaliseEmail,
  validateEmail,
  validateFullName,
} from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../core/api.ts';
import { applyFailure } from '../../core/forms/apply-failure.ts';
import { FormShell } from '../../core/forms/form-shell.tsx';
import { required, rule } from '../../core/forms/rules.ts';
import { useFieldText } from '../../core/inputs/field-text.ts';
import { PasswordField } from '../../core/inputs/password-field.tsx';
import { go } from '../../core/navigation/go.ts';
import { callKey } from '../../core/query.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { showToast } from '../../core/toasts/toast.store.ts';
import type { Profile } from './account.queries.ts';

interface Values {
  full_name: string;
  contact_email: string;
  password: string;
}

/** Name and mail. Another mail than before asks for the password, because who holds the mail holds the account. */
export function EditProfileForm({ profile }: { profile: Profile }) {
  const t = useText();
  const fieldText = useFieldText();
  const client = useQueryClient();
  const form = useForm<Values>({
    defaultValues: {
      full_name: profile.full_name,
      contact_email: profile.contact_email,
      password: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const mail = useWatch({ control: form.control, name: 'contact_email' });
  const isOtherMail = normaliseEmail(mail) !== profile.contact_email;

  const submit = async ({ password, ...values }: Values): Promise<void> => {
    const proof = isOtherMail ? { password } : null;
    try {
      const saved = await call(profileUpdate, { ...values, ...proof }, { handled: true });
      const { full_name, contact_email } = saved;
      useUserStore.setState(({ user }) => ({
        fullname: full_name,
        email: contact_email,
        user: { ...user, full_name, contact_email },
      }));
      client.setQueryData(callKey(profileCall, {}), { ...profile, full_name, contact_email });
      showToast({ tone: 'success', title: t('ui.account.saved') });
      go('/profile');
    } catch (thrown) {
      applyFailure(thrown, form.setError, ['full_name', 'contact_email', 'password']);
    }
  };

  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('ui.account.save')}
      isBusy={isSubmitting}
    >
      <TextField
        label={t('ui.account.fullName')}
        hint={t('ui.account.fullNameHint')}
        autoComplete="name"
        maxLength={fullNameMaxLength}
        error={fieldText(errors.full_name?.message, { maximum: fullNameMaxLength })}
        {...form.register('full_name', {
          validate: rule((value) => (value.trim() === '' ? null : validateFullName(value))),
        })}
      />
      <TextField
        label={t('ui.auth.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        error={fieldText(errors.contact_email?.message, { maximum: emailMaxLength })}
        {...form.register('contact_email', { validate: rule(validateEmail) })}
      />
      {isOtherMail ? (
        <PasswordField
          label={t('ui.account.presentPassword')}
          hint={t('ui.account.passwordForMail')}
          autoComplete="current-password"
          error={fieldText(errors.password?.message)}
          {...form.register('password', { validate: required, shouldUnregister: true })}
        />
      ) : null}
    </FormShell>
  );
}
