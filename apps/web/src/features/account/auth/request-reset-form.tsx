import { useText } from '@pavilion/i18n/react';
import { useForm } from 'react-hook-form';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { required } from '@pavilion/web-core/forms/rules';
import { AccountIdField } from '../../../core/inputs/account-id-field.tsx';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { numberOf, PhoneField } from '../../../core/inputs/phone-field.tsx';
import { requestResetCode } from './auth-calls.ts';
import { newCodeStep, stepSentBefore, type CodeStep } from './code-step.ts';

interface Values {
  account_id: string;
  contact_phone: string;
}

/**
 * Asks for a reset code. The answer is the same whether or not account and phone belong together.
 */
export function RequestResetForm(props: { onSent: (step: CodeStep) => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm<Values>({ defaultValues: { account_id: '', contact_phone: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ account_id, contact_phone }: Values): Promise<void> => {
    const { phone, callingCode = '' } = (await numberOf(contact_phone)) ?? { phone: contact_phone };
    try {
      await requestResetCode(account_id, phone);
      props.onSent(newCodeStep(account_id, { phone, callingCode }));
    } catch (thrown) {
      const before = stepSentBefore('reset', thrown, { accountId: account_id, phone, callingCode });
      if (before) return props.onSent(before);
      applyFailure(thrown, form.setError, ['account_id', 'contact_phone']);
    }
  };

  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('ui.auth.sendCode')}
      isBusy={isSubmitting}
    >
      <p className="text-text-muted">{t('ui.auth.forgotText')}</p>
      <AccountIdField
        label={t('ui.auth.accountOrMail')}
        error={fieldText(errors.account_id?.message)}
        {...form.register('account_id', { validate: required })}
      />
      <PhoneField
        label={t('ui.auth.phone')}
        hint={t('ui.auth.phoneHint')}
        error={fieldText(errors.contact_phone?.message)}
        {...form.register('contact_phone', { validate: required })}
      />
    </FormShell>
  );
}
