import { useText } from '@pavilion/i18n/react';
import { ErrorState } from '@pavilion/ui/states';

/** In the place of a table that could not be looked at. */
export function FailedLook({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorState
      title={t('ui.common.errorTitle')}
      text={t('ui.common.errorText')}
      retryLabel={t('ui.common.retry')}
      onRetry={onRetry}
    />
  );
}
