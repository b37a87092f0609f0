import { profile as profileCall } from '@pavilion/contracts/player/account/profile.contract';
import { profileUpdate } from '@pavilion/contracts/player/account/profile-update.contract';
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
import { call } from '../../../core/api.ts';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { rule } from '@pavilion/web-core/forms/rules';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { AlphabetField } from '../../../core/inputs/filtered-text-field.tsx';
import { go } from '../../../core/navigation/go.ts';
import { callKey } from '../../../core/query.ts';
import { StepUpPanel } from '../../../core/second-step/step-up-panel.tsx';
import { useConfirmedCall } from '../../../core/second-step/use-confirmed-call.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import type { Profile } from './account.queries.ts';

interface Values {
  full_name: string;
  contact_email: string;
}

/**
 * The name, until it was compared with papers, and the mail: another one asks in place for a second
 * step, and is then confirmed by a code.
 */
export function EditProfileForm(props: { profile: Profile; onMailChanged: () => void }) {
  const { profile } = props;
  const { is_name_verified: isLocked } = profile;
  const t = useText();
  const fieldText = useFieldText();
  const client = useQueryClient();
  const { full_name, contact_email } = profile;
  const form = useForm<Values>({ defaultValues: { full_name, contact_email } });
  const { errors } = form.formState;
  const written = useWatch({ control: form.control, name: 'contact_email' });
  const hasOtherMail = normaliseEmail(written) !== contact_email;

  const { submit, isBusy, stepUp } = useConfirmedCall(
    (wish: Values, { step_up }) =>
      call(profileUpdate, step_up ? { ...wish, step_up } : wish, { handled: true }),
    {
      done: (saved) => {
        const { full_name: fullname, contact_email: email, is_email_verified } = saved;
        useUserStore.setState(({ user }) => ({
          fullname,
          email,
          user: { ...user, full_name: fullname, contact_email: email },
        }));
        client.setQueryData(callKey(profileCall, {}), {
          ...profile,
          full_name: fullname,
          contact_email: email,
          is_email_verified,
        });
        form.reset({ full_name: fullname, contact_email: email });
        showToast({ tone: 'success', title: t('ui.account.saved') });
        if (email === contact_email) go('/profile');
        else props.onMailChanged();
      },
      refused: (failure) => applyFailure(failure, form.setError, ['full_name', 'contact_email']),
    },
  );

  return (
    <FormShell
      onSubmit={form.handleSubmit((values) => submit(values))}
      submitLabel={t('ui.account.save')}
      isBusy={isBusy}
    >
      <AlphabetField
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
        hint={hasOtherMail ? t('ui.account.mailHint') : undefined}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailMaxLength}
        error={fieldText(errors.contact_email?.message, { maximum: emailMaxLength })}
        {...form.register('contact_email', { validate: rule(validateEmail) })}
      />
      <StepUpPanel state={stepUp} />
    </FormShell>
  );
}
