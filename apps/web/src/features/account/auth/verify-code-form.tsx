import { validateTac } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { useForm } from 'react-hook-form';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { rule } from '@pavilion/web-core/forms/rules';
import { CodeField } from '../../../core/inputs/code-field.tsx';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { requestRegisterCode, verifyRegisterCode } from './auth-calls.ts';
import { CodeActions } from './code-actions.tsx';
import { CodeSent } from './code-sent.tsx';
import type { CodeStep } from './code-step.ts';

/** Second step of sign-up: the code that was sent makes the account active. */
export function VerifyCodeForm(props: {
  step: CodeStep;
  onStep: (step: CodeStep) => void;
  onStartOver: () => void;
  onVerified: () => Promise<void>;
}) {
  const { accountId } = props.step;
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm<{ tac: string }>({ defaultValues: { tac: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ tac }: { tac: string }): Promise<void> => {
    try {
      await verifyRegisterCode(accountId, tac);
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
      <CodeSent
        step={props.step}
        text={t('ui.auth.registerCodeSent', { account: accountId })}
        onCorrect={props.step.phone ? props.onStartOver : undefined}
      />
      <CodeField
        label={t('ui.auth.code')}
        autoFocus
        error={fieldText(errors.tac?.message)}
        {...form.register('tac', { validate: rule(validateTac) })}
      />
      <CodeActions
        {...props}
        request={() => requestRegisterCode(accountId)}
        onResent={() => form.resetField('tac')}
      />
    </FormShell>
  );
}
