import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/states';
import type { FormEventHandler, ReactNode } from 'react';
import { useIsOnline } from '../online.ts';

/** Frame of a form: fields, an offline notice, and the button that sends it. */
export function FormShell(props: {
  onSubmit: FormEventHandler<HTMLFormElement>;
  submitLabel: string;
  isBusy: boolean;
  children: ReactNode;
  /** Below the button: links to related forms. */
  footer?: ReactNode;
}) {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <form noValidate onSubmit={props.onSubmit} className="grid gap-4">
      {props.children}
      {isOnline ? null : <Notice kind="warning">{t('ui.common.offlineText')}</Notice>}
      <Button type="submit" size="large" isWide isBusy={props.isBusy} disabled={!isOnline}>
        {props.submitLabel}
      </Button>
      {props.footer}
    </form>
  );
}
