import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Docked } from '@pavilion/web-core/dock/docked';
import { useMeasuringConsent } from '../core/startup/measuring-consent.ts';
import styles from './measuring-bar.module.css';

/**
 * Asks whether the operator's measuring scripts may load; both answers are one press, and nothing
 * is hidden until then.
 */
export function MeasuringBar() {
  const t = useText();
  const answer = useMeasuringConsent((state) => state.answer);
  return (
    <Docked part="measuring" label={t('ui.privacy.cookies')} className={styles.bar}>
      <div className={styles.words}>
        <p className="m-0 font-semibold">{t('ui.privacy.cookies')}</p>
        <p className="m-0 text-sm text-text-muted">{t('ui.privacy.cookiesText')}</p>
      </div>
      <div className={styles.answers}>
        <Button kind="secondary" onClick={() => answer(false)}>
          {t('ui.privacy.refuse')}
        </Button>
        <Button kind="secondary" onClick={() => answer(true)}>
          {t('ui.privacy.accept')}
        </Button>
      </div>
    </Docked>
  );
}
