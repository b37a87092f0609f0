import { validateTac } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { useForm } from 'react-hook-form';
import { applyFailure } from '../../core/forms/apply-failure.ts';
import { FormShell } from '../../core/forms/form-shell.tsx';
import { rule } from '../../core/forms/rules.ts';
import { CodeField } from '../../core/inputs/code-field.tsx';
import { useFieldText } from '../../core/inputs/field-text.ts';
import { requestRegisterCode, verifyRegisterCode } from './auth-calls.ts';
import { ResendCode } from './resend-code.tsx';

/** Second step of sign-up: the code that was sent makes the account active. */
export function VerifyCodeForm(props: { accountId: string; onVerified: () => Promise<void> }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm<{ tac: string }>({ defaultValues: { tac: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ tac }: { tac: string }): Promise<void> => {
    try {
      await verifyRegisterCode(props.accountId, tac);
      await props.onVerified();
    } catch (thrown) {
      applyFailure(thrown, form.setError, ['tac']);
    }
  };

  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('ui.auth.verify')}
      isBusy={isSubmitting}
    >
      <p className="text-text-muted" role="status">
        {t('ui.auth.registerCodeSent', { account: props.accountId })}
      </p>
      <CodeField
        label={t('ui.auth.code')}
        autoFocus
        error={fieldText(errors.tac?.message)}
        {...form.register('tac', { validate: rule(validateTac) })}
      />
      <ResendCode onResend={() => requestRegisterCode(props.accountId)} />
    </FormShell>
  );
}
