import { validateTac } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import { useForm } from 'react-hook-form';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { required, rule } from '@pavilion/web-core/forms/rules';
import { CodeField } from '../../../core/inputs/code-field.tsx';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { loginWithCode, requestLoginCode } from './auth-calls.ts';
import { leaveAuth } from './after-sign-in.ts';
import { CodeActions } from './code-actions.tsx';
import { CodeSent } from './code-sent.tsx';
import { newCodeStep, stepSentBefore, type CodeStep } from './code-step.ts';
import { refuseEntry, showLoginFailure } from './login-failure.ts';
import { secondStepOf, type SecondStep } from './second-step.ts';
import type { CodeStepState } from './use-code-step.ts';

interface Values {
  account_id: string;
  tac: string;
}

/** Signs in with a code: first the account, then the six digits that were sent. */
export function CodeLoginForm({
  step,
  show,
  startOver,
  onSecondStep,
}: CodeStepState & { onSecondStep: (step: SecondStep) => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm<Values>({ defaultValues: { account_id: '', tac: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ account_id, tac }: Values): Promise<void> => {
    try {
      if (!step) return show(await sendTo(account_id));
      leaveAuth(await loginWithCode(step.accountId, tac));
    } catch (thrown) {
      const second = secondStepOf(thrown);
      if (second) return onSecondStep(second);
      if (step) refuseEntry(form, 'tac', thrown);
      else showLoginFailure(thrown);
    }
  };

  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t(step ? 'ui.auth.signIn' : 'ui.auth.sendCode')}
      isBusy={isSubmitting}
    >
      {step ? (
        <>
          <TextField
            key="known"
            label={t('ui.auth.accountOrContact')}
            autoComplete="username"
            readOnly
            value={step.accountId}
          />
          <CodeSent step={step} text={t('ui.auth.loginCodeSent')} />
          <CodeField
            label={t('ui.auth.code')}
            autoFocus
            error={fieldText(errors.tac?.message)}
            {...form.register('tac', { shouldUnregister: true, validate: rule(validateTac) })}
          />
          <CodeActions
            step={step}
            request={() => requestLoginCode(step.accountId)}
            onStep={show}
            onResent={() => form.resetField('tac')}
            onStartOver={startOver}
          />
        </>
      ) : (
        <TextField
          key="asked"
          label={t('ui.auth.accountOrContact')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldText(errors.account_id?.message)}
          {...form.register('account_id', { shouldUnregister: true, validate: required })}
        />
      )}
    </FormShell>
  );
}

/** Asks for a code; the step of one that was sent before when another is refused. */
async function sendTo(accountId: string): Promise<CodeStep> {
  try {
    await requestLoginCode(accountId);
    return newCodeStep(accountId);
  } catch (thrown) {
    const before = stepSentBefore('login', thrown, { accountId });
    if (!before) throw thrown;
    return before;
  }
}
