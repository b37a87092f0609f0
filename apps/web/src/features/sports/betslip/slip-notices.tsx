import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { AppLink } from '../../../core/navigation/app-link.tsx';

export interface SlipNoticesProps {
  /** Reason for the slip as a whole, a code of the error catalogue. */
  code: string | null;
  /** Said in place of the code's own text. */
  text?: string | null;
  /** True while it is not known whether the bets were taken. */
  isUnknown: boolean;
  /** True when a price moved in a way the player's setting does not cover: the button then takes the new ones over. */
  needsAcceptance: boolean;
}

/** As high as a finger wants it, in a line that stays as high as its words. */
const linkClass =
  'inline-flex min-h-6 items-center font-semibold text-accent-text pointer-coarse:-my-3 pointer-coarse:min-h-11';

/** Why the slip cannot be placed as it is, said aloud when it comes up, with the way out. */
export function SlipNotices({ code, text = null, isUnknown, needsAcceptance }: SlipNoticesProps) {
  const t = useText();
  return (
    <div aria-live="polite" className="grid gap-2">
      {code === null ? null : (
        <Notice kind="negative">
          {text ?? t.find(`errors.${code}`) ?? code}{' '}
          {code === 'insufficientFunds' ? (
            <AppLink to="/deposit" className={linkClass}>
              {t('ui.template.deposit')}
            </AppLink>
          ) : null}
        </Notice>
      )}
      {isUnknown ? (
        <Notice kind="warning">
          {t('ui.betslip.outcomeUnknown')}{' '}
          <AppLink to="/bet-history" className={linkClass}>
            {t('ui.template.myBets')}
          </AppLink>
        </Notice>
      ) : null}
      {needsAcceptance ? <Notice kind="warning">{t('ui.betslip.pricesMoved')}</Notice> : null}
    </div>
  );
}
