import type { FormEventHandler, ReactNode } from 'react';
import { SubmitButton } from './submit-button.tsx';

/** Frame of a form: fields, and the button that sends it. */
export function FormShell(props: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: string;
  isBusy: boolean;
  children: ReactNode;
  /** Below the button: links to related forms. */
  footer?: ReactNode;
}) {
  return (
    <form noValidate onSubmit={props.onSubmit} className="grid gap-4">
      {props.children}
      <SubmitButton label={props.submitLabel} isBusy={props.isBusy} />
      {props.footer}
    </form>
  );
}
