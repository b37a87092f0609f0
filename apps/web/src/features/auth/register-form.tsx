import { accountIdLength, passwordLength, validateAccountId, validateEmail } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { CheckboxField, TextField } from '@pavilion/ui/field';
import { useForm, useWatch } from 'react-hook-form';
import { applyFailure } from '../../core/forms/apply-failure.ts';
import { FormShell } from '../../core/forms/form-shell.tsx';
import { rule } from '../../core/forms/rules.ts';
import { useFieldText } from '../../core/inputs/field-text.ts';
import { PasswordField } from '../../core/inputs/password-field.tsx';
import { PhoneField, toE164 } from '../../core/inputs/phone-field.tsx';
import { StrengthMeter } from '../../core/inputs/strength-meter.tsx';
import { signUp } from './auth-calls.ts';
import { checkNewPassword } from './new-password.ts';
import { TermsText } from './terms-text.tsx';
import { referrerOfAddress } from './visit-origin.ts';

interface Values {
  account_id: string;
  password: string;
  contact_phone: string;
  contact_email: string;
  referrer_code: string;
  age_confirmed: boolean;
}

const fields = [
  'account_id',
  'password',
  'contact_phone',
  'contact_email',
  'referrer_code',
  'age_confirmed',
] as const;

/** First step of sign-up. `onCreated` hears of the pending account. */
export function RegisterForm(props: { onCreated: (accountId: string, password: string) => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm<Values>({
    defaultValues: {
      account_id: '',
      password: '',
      contact_phone: '',
      contact_email: '',
      referrer_code: referrerOfAddress(),
      age_confirmed: false,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [accountId, password] = useWatch({ control: form.control, name: ['account_id', 'password'] });

  const submit = async (values: Values): Promise<void> => {
    try {
      const contact_phone = (await toE164(values.contact_phone)) ?? values.contact_phone;
      const referrer_code = values.referrer_code.trim() || undefined;
      props.onCreated(await signUp({ ...values, contact_phone, referrer_code }), values.password);
    } catch (thrown) {
      applyFailure(thrown, form.setError, fields);
    }
  };

  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('ui.auth.signUp')}
      isBusy={isSubmitting}
    >
      <TextField
        label={t('ui.auth.accountId')}
        hint={t('ui.auth.accountIdHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldText(errors.account_id?.message, { minimum: accountIdLength.min, maximum: accountIdLength.max })}
        {...form.register('account_id', { validate: rule(validateAccountId) })}
      />
      <div className="grid gap-2">
        <PasswordField
          label={t('ui.auth.password')}
          hint={t('ui.auth.passwordHint')}
          autoComplete="new-password"
          error={fieldText(errors.password?.message, { minimum: passwordLength.min, maximum: passwordLength.max })}
          {...form.register('password', {
            validate: (value, all) => checkNewPassword(value, all.account_id),
          })}
        />
        <StrengthMeter password={password} accountId={accountId} />
      </div>
      <PhoneField
        label={t('ui.auth.phone')}
        hint={t('ui.auth.phoneHint')}
        error={fieldText(errors.contact_phone?.message)}
        {...form.register('contact_phone', {
          validate: async (value) => {
            if (value.trim() === '') return 'required';
            return (await toE164(value)) !== null || 'invalidPhone';
          },
        })}
      />
      <TextField
        label={t('ui.auth.email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldText(errors.contact_email?.message, { maximum: 254 })}
        {...form.register('contact_email', { validate: rule(validateEmail) })}
      />
      <TextField
        label={t('ui.auth.referrer')}
        hint={t('ui.common.optional')}
        autoComplete="off"
        error={fieldText(errors.referrer_code?.message, { maximum: 64 })}
        {...form.register('referrer_code')}
      />
      <CheckboxField
        label={<TermsText />}
        error={fieldText(errors.age_confirmed?.message)}
        {...form.register('age_confirmed', { validate: (isConfirmed) => isConfirmed || 'mustAccept' })}
      />
    </FormShell>
  );
}
