import {
  accountIdLength,
  passwordLength,
  validateAccountId,
  validateEmail,
} from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { CheckboxField } from '@pavilion/ui/choice';
import { TextField } from '@pavilion/ui/field';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { rule } from '@pavilion/web-core/forms/rules';
import { AccountIdField } from '../../../core/inputs/account-id-field.tsx';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { PasswordField } from '@pavilion/web-core/inputs/password-field';
import { numberOf, PhoneField } from '../../../core/inputs/phone-field.tsx';
import { StrengthMeter } from '../../../core/inputs/strength-meter.tsx';
import { checkNewPassword } from './new-password.ts';
import { TermsText } from './terms-text.tsx';

export interface RegisterValues {
  account_id: string;
  password: string;
  contact_phone: string;
  contact_email: string;
  referrer_code: string;
  age_confirmed: boolean;
}

type RegisterForm = UseFormReturn<RegisterValues>;

/** The fields of the first step of sign-up, with their rules. */
export function RegisterFields({ form }: { form: RegisterForm }) {
  return (
    <>
      <CredentialFields form={form} />
      <ContactFields form={form} />
    </>
  );
}

function CredentialFields({ form }: { form: RegisterForm }) {
  const t = useText();
  const fieldText = useFieldText();
  const { errors } = form.formState;
  const [accountId, password] = useWatch({
    control: form.control,
    name: ['account_id', 'password'],
  });
  return (
    <>
      <AccountIdField
        hint={t('ui.auth.accountIdHint')}
        error={fieldText(errors.account_id?.message, {
          minimum: accountIdLength.min,
          maximum: accountIdLength.max,
        })}
        {...form.register('account_id', { validate: rule(validateAccountId) })}
      />
      <div className="grid gap-2">
        <PasswordField
          label={t('ui.auth.password')}
          hint={t('ui.auth.passwordHint')}
          autoComplete="new-password"
          error={fieldText(errors.password?.message, {
            minimum: passwordLength.min,
            maximum: passwordLength.max,
          })}
          {...form.register('password', {
            validate: (value, all) => checkNewPassword(value, all.account_id),
          })}
        />
        <StrengthMeter password={password} accountId={accountId} />
      </div>
    </>
  );
}

function ContactFields({ form }: { form: RegisterForm }) {
  const t = useText();
  const fieldText = useFieldText();
  const { errors } = form.formState;
  return (
    <>
      <PhoneField
        label={t('ui.auth.phone')}
        hint={t('ui.auth.phoneHint')}
        error={fieldText(errors.contact_phone?.message)}
        {...form.register('contact_phone', {
          validate: async (value) => {
            if (value.trim() === '') return 'required';
            return (await numberOf(value)) !== null || 'invalidPhone';
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
        {...form.register('age_confirmed', {
          validate: (isConfirmed) => isConfirmed || 'mustAccept',
        })}
      />
    </>
  );
}
