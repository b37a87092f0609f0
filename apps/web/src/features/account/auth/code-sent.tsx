import { useText } from '@pavilion/i18n/react';
import { maskPhone } from '@pavilion/domain/masking';
import type { CodeStep } from './code-step.ts';

/**
 * Says above the field that a code was sent: `text`, or that it was on an earlier request, and to
 * which number, as far as the visitor wrote it himself. `onCorrect` leads back to where the number
 * can be changed.
 */
export function CodeSent(props: { step: CodeStep; text: string; onCorrect?: () => void }) {
  const { step, text, onCorrect } = props;
  const t = useText();
  return (
    <div className="grid gap-2">
      <p className="text-text-muted" role="status">
        {step.isSentBefore ? t('ui.auth.codeSentBefore', { account: step.accountId }) : text}
      </p>
      {step.phone ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="numeric font-semibold">{maskPhone(step.phone, step.callingCode)}</bdi>
          {onCorrect ? (
            <button
              type="button"
              className="min-h-[24px] text-sm text-accent-text underline"
              onClick={onCorrect}
            >
              {t('ui.auth.changeNumber')}
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
