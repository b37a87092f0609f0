import { profile as profileCall } from '@pavilion/contracts/settings/profile.contract';
import { profileUpdate } from '@pavilion/contracts/settings/profile-update.contract';
import { fullNameMaxLength, validateFullName } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../core/api.ts';
import { applyFailure } from '../../core/forms/apply-failure.ts';
import { FormShell } from '../../core/forms/form-shell.tsx';
import { rule } from '../../core/forms/rules.ts';
import { useFieldText } from '../../core/inputs/field-text.ts';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { go } from '../../core/navigation/go.ts';
import { callKey } from '../../core/query.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { showToast } from '../../core/toasts/toast.store.ts';
import type { Profile } from './account.queries.ts';

interface Values {
  full_name: string;
}

/** The name, until it was compared with papers. The mail is shown: who holds it holds the account, so it is changed on the security page. */
export function EditProfileForm({ profile }: { profile: Profile }) {
  const t = useText();
  const fieldText = useFieldText();
  const client = useQueryClient();
  const { contact_email, is_name_verified: isLocked } = profile;
  const form = useForm<Values>({ defaultValues: { full_name: profile.full_name } });
  const { errors, isSubmitting } = form.formState;

  const submit = async (values: Values): Promise<void> => {
    try {
      const wanted = { ...values, contact_email };
      const { full_name } = await call(profileUpdate, wanted, { handled: true });
      useUserStore.setState(({ user }) => ({ fullname: full_name, user: { ...user, full_name } }));
      client.setQueryData(callKey(profileCall, {}), { ...profile, full_name });
      showToast({ tone: 'success', title: t('ui.account.saved') });
      go('/profile');
    } catch (thrown) {
      applyFailure(thrown, form.setError, ['full_name']);
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
        hint={t(isLocked ? 'ui.security.nameLocked' : 'ui.account.fullNameHint')}
        autoComplete="name"
        readOnly={isLocked}
        maxLength={fullNameMaxLength}
        error={fieldText(errors.full_name?.message, { maximum: fullNameMaxLength })}
        {...form.register('full_name', {
          validate: rule((value) => (value.trim() === '' ? null : validateFullName(value))),
        })}
      />
      <TextField
        label={t('ui.auth.email')}
        hint={
          <AppLink
            to="/security"
            className="inline-flex min-h-7 items-center text-accent-text underline pointer-coarse:min-h-11"
          >
            {t('ui.security.mailElsewhere')}
          </AppLink>
        }
        type="email"
        readOnly
        value={contact_email}
      />
    </FormShell>
  );
}
