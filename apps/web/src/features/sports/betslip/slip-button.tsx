import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { Docked } from '@pavilion/web-core/dock/docked';
import { openSlip, useSlipStore } from './betslip.store.ts';
import styles from './slip-button.module.css';

/**
 * The way to the slip while it holds something, at the lower edge of the window. Where a bar of the
 * template leads to the slip it stands only without that bar.
 */
export function SlipButton({ isBesideBar = false }: { isBesideBar?: boolean }) {
  const t = useText();
  const count = useSlipStore((state) => state.lines.length);
  if (count === 0) return null;
  return (
    <Docked
      part="slip"
      label={t('ui.betslip.title')}
      isBare
      className={classNames(styles.place, isBesideBar && styles.besideBar)}
    >
      <Button icon="ticket" size="large" className={styles.button} onClick={openSlip}>
        {t('ui.betslip.titleCount', { count })}
      </Button>
    </Docked>
  );
}
