import type { CallFailure } from '@pavilion/client/call-failure';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useState, type ReactNode } from 'react';
import { handleThrown } from '../errors/handle-failure.ts';
import { SubmitButton } from '@pavilion/web-core/forms/submit-button';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { PasswordField } from '@pavilion/web-core/inputs/password-field';
import { StepUpPanel } from './step-up-panel.tsx';
import { useConfirmedCall, type Confirmation } from './use-confirmed-call.ts';
import { useUserStore } from '../stores/user.store.ts';

/** What a change of the account's security is sent with. */
export interface Confirmed extends Pick<Confirmation, 'step_up'> {
  password: string;
}

/**
 * Asks for the password, and for the second step where the server wants one, before a change; both
 * go out with it.
 */
export function PasswordConfirm<Answer>(props: {
  submitLabel: string;
  /** Makes the change. */
  ask: (confirmed: Confirmed) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
  /** Hears of a refusal that is not about the password; true when it was shown. */
  onRefused?: (failure: CallFailure) => boolean;
  /** Looks at the fields above the password before anything is sent; false when it refused one. */
  check?: () => Promise<boolean>;
  /** Fields above the password. */
  children?: ReactNode;
}) {
  const t = useText();
  const fieldText = useFieldText();
  const accountId = useUserStore((state) => state.user.account_id);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const { submit, isBusy, stepUp } = useConfirmedCall(
    (wish: { password: string }, { step_up }) => props.ask({ ...wish, step_up }),
    {
      done: props.onDone,
      refused: (failure) => {
        if (failure.code === 'wrongPassword') return setProblem('errors.wrongPassword');
        if (!props.onRefused?.(failure)) handleThrown(failure);
      },
    },
  );
  const send = async (): Promise<void> => {
    setProblem(password === '' ? 'required' : undefined);
    const isRight = (await props.check?.()) ?? true;
    if (isRight && password !== '') submit({ password });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      {props.children}
      {/* For password managers, which file a password under a name. */}
      <input type="text" autoComplete="username" value={accountId} readOnly hidden />
      <PasswordField
        label={t('ui.account.presentPassword')}
        autoComplete="current-password"
        autoFocus={props.children === undefined}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
        error={fieldText(problem)}
      />
      <StepUpPanel state={stepUp} />
      <SubmitButton label={props.submitLabel} isBusy={isBusy} />
      <Button kind="ghost" onClick={props.onCancel}>
        {t('ui.security.cancel')}
      </Button>
    </form>
  );
}
