import { useText } from '@pavilion/i18n/react';
import type { CodeStep } from './code-step.ts';

/** Says above the field that a code was sent: `text`, or that it was on an earlier request. */
export function CodeSent({ step, text }: { step: CodeStep; text: string }) {
  const t = useText();
  return (
    <p className="text-text-muted" role="status">
      {step.isSentBefore ? t('ui.auth.codeSentBefore', { account: step.accountId }) : text}
    </p>
  );
}
