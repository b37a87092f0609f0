import { useText } from '@pavilion/i18n/react';
import { useForm } from 'react-hook-form';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { numberOf } from '../../../core/inputs/phone-field.tsx';
import { signUp } from './auth-calls.ts';
import { newCodeStep, type CodeStep } from './code-step.ts';
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

/** First step of sign-up. `onCreated` hears of the pending account and of what was filled in. */
export function RegisterForm(props: {
  /** What was filled in before, when the visitor comes back to correct it. */
  before: RegisterValues | null;
  onCreated: (step: CodeStep, values: RegisterValues) => void;
}) {
  const t = useText();
  const form = useForm<RegisterValues>({
    defaultValues: props.before ?? {
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
      const read = await numberOf(values.contact_phone);
      const contact_phone = read?.phone ?? values.contact_phone;
      const referrer_code = values.referrer_code.trim() || undefined;
      const accountId = await signUp({ ...values, contact_phone, referrer_code });
      props.onCreated(newCodeStep(accountId, read ?? {}), values);
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
