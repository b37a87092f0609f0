// chunk: alone
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
  /** True where the stakes of a slip that waited came back. */
  isReturned?: boolean;
  /** How long the slip will wait for its decision; 0 where nothing is in play. */
  delaySeconds?: number;
  /**
   * True when a price moved in a way the player's setting does not cover: the button then takes the
   * new ones over.
   */
  needsAcceptance: boolean;
}

/** As high as a finger wants it, in a line that stays as high as its words. */
const linkClass =
  'inline-flex min-h-6 items-center font-semibold text-accent-text pointer-coarse:-my-3 pointer-coarse:min-h-11';

/** Why the slip cannot be placed as it is, said aloud when it comes up, with the way out. */
export function SlipNotices(props: SlipNoticesProps) {
  const t = useText();
  const { code, text = null, isUnknown, needsAcceptance, delaySeconds = 0 } = props;
  return (
    <div aria-live="polite" className="grid gap-2">
      {props.isReturned ? <Notice kind="warning">{t('ui.betslip.returned')}</Notice> : null}
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
      {delaySeconds > 0 ? (
        <p className="numeric m-0 text-xs text-text-muted">
          {t('ui.betslip.delay', { seconds: delaySeconds })}
        </p>
      ) : null}
      {needsAcceptance ? <Notice kind="warning">{t('ui.betslip.pricesMoved')}</Notice> : null}
    </div>
  );
}
