// chunk: later
import { showDialog } from '@pavilion/web-core/dialogs/dialog.store';
import { logProblem } from '@pavilion/web-core/log';
import { translate } from '../locale/translate.ts';
import { whenTexts } from '../locale/when-texts.ts';
import { endSession } from '../session/session-end.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { judgeFailure, type FailureText } from '@pavilion/client/failures/judge-failure';
import { toFailure, type Failure } from '@pavilion/client/failures/failure';

export interface FailureOptions {
  /** Shows a toast (3 s, no button) in place of the dialog. */
  asToast?: boolean;
  /** Done once the dialog has been closed. */
  afterwards?: () => void;
}

/** Error toasts stay this long (specification, point 9). */
const errorToastMs = 3000;

/** Does what the error catalogue says about a failure. */
export function presentFailure(failure: Failure, options: FailureOptions = {}): void {
  const outcome = judgeFailure(failure);
  switch (outcome.kind) {
    case 'ignored':
      return;
    case 'session-ended':
      return endSession();
    case 'logged':
      return logProblem(outcome.code, failure.statusDetail);
    case 'shown':
      return showFailure(outcome.text, options);
  }
}

/** The same for something thrown. */
export const presentThrown = (thrown: unknown, options?: FailureOptions): void =>
  presentFailure(toFailure(thrown), options);

/** Text of a failure in the page's language: the key's text, or the message as it came. */
export function textOf(text: FailureText): string {
  return 'key' in text ? (translate(`errors.${text.key}`) ?? text.key) : text.message;
}

const titleKey = 'errors.errorTitle';

/**
 * Shows a failure. Most texts of failures come after the page stands; a failure before that waits
 * for its own.
 */
export function showFailure(failed: FailureText, options: FailureOptions = {}): void {
  const own = 'key' in failed ? [`errors.${failed.key}`] : [];
  whenTexts([titleKey, ...own], (say) => {
    const shown = { tone: 'error', title: say(titleKey), text: textOf(failed) } as const;
    const { asToast, afterwards } = options;
    if (asToast) showToast({ ...shown, durationMs: errorToastMs });
    else showDialog({ ...shown, ...(afterwards ? { afterwards } : null) });
  });
}
