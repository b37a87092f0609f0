import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { acceptPrices } from './betslip.store.ts';

/** Why the slip cannot be placed as it is, said aloud when it comes up, with the way out. */
export function SlipNotices(props: {
  /** Reason for the slip as a whole, a code of the error catalogue. */
  code: string | null;
  /** True while it is not known whether the bets were taken. */
  isUnknown: boolean;
  needsAcceptance: boolean;
}) {
  const t = useText();
  const { code } = props;
  return (
    <>
      <div aria-live="polite" className="grid gap-2">
        {code === null ? null : (
          <Notice kind="negative">
            {t.find(`errors.${code}`) ?? code}{' '}
            {code === 'insufficientFunds' ? (
              <AppLink to="/deposit" className="font-semibold text-accent-text">
                {t('ui.template.deposit')}
              </AppLink>
            ) : null}
          </Notice>
        )}
        {props.isUnknown ? (
          <Notice kind="warning">
            {t('ui.betslip.outcomeUnknown')}{' '}
            <AppLink to="/bet-history" className="font-semibold text-accent-text">
              {t('ui.template.myBets')}
            </AppLink>
          </Notice>
        ) : null}
        {props.needsAcceptance ? (
          <Notice kind="warning">{t('ui.betslip.pricesMoved')}</Notice>
        ) : null}
      </div>
      {props.needsAcceptance ? (
        <Button kind="secondary" isWide onClick={acceptPrices}>
          {t('ui.betslip.acceptPrices')}
        </Button>
      ) : null}
    </>
  );
}
