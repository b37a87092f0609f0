import { useText } from '@pavilion/i18n/react';
import { useForm } from 'react-hook-form';
import { applyFailure } from '../../core/forms/apply-failure.ts';
import { FormShell } from '../../core/forms/form-shell.tsx';
import { toE164 } from '../../core/inputs/phone-field.tsx';
import { signUp } from './auth-calls.ts';
import { RegisterFields, type RegisterValues } from './register-fields.tsx';
import { referrerOfVisit } from './visit-origin.ts';

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
  const form = useForm<RegisterValues>({
    defaultValues: {
      account_id: '',
      password: '',
      contact_phone: '',
      contact_email: '',
      referrer_code: referrerOfVisit(),
      age_confirmed: false,
    },
  });
  const { isSubmitting } = form.formState;

  const submit = async (values: RegisterValues): Promise<void> => {
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
      <RegisterFields form={form} />
    </FormShell>
  );
}
