// chunk: standing
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { useIsOnline } from '../online.ts';

/**
 * The button that sends a form. Without a network it is off, and why is said above it: nothing
 * pressed then could be sent.
 */
export function SubmitButton(props: { label: string; isBusy: boolean; isDisabled?: boolean }) {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <>
      {isOnline ? null : <Notice kind="warning">{t('ui.common.offlineText')}</Notice>}
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={props.isBusy}
        disabled={props.isDisabled || !isOnline}
      >
        {props.label}
      </Button>
    </>
  );
}
