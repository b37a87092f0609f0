import { useText } from '@pavilion/i18n/react';
import { ErrorState } from '@pavilion/ui/states';
import { useMarkHydrated } from '../core/build/use-mark-hydrated.ts';
import { textOf } from '../core/errors/present-failure.ts';
import { PlainFrame } from './plain-frame.tsx';

/**
 * The site could not start: why, and a way to try again. `message` is a code of the catalogue or a
 * text.
 */
export function SiteProblemPage({ message }: { message: string }) {
  useMarkHydrated();
  const t = useText();
  const isCode = /^[A-Za-z]+$/.test(message);
  return (
    <PlainFrame>
      <ErrorState
        title={t('ui.common.errorTitle')}
        text={textOf(isCode ? { key: message } : { message })}
        retryLabel={t('ui.common.retry')}
        onRetry={() => location.reload()}
      />
    </PlainFrame>
  );
}
