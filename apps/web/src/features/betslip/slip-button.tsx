import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useIsAmongPrices } from '../../common/sports/use-is-among-prices.ts';
import { openSlip, useSlipStore } from './betslip.store.ts';
import styles from './slip-button.module.css';

/**
 * The way to the slip while it holds something, at the lower edge of the window; the page has as much more room at its end.
 * Where a bar of the template leads to the slip it stands only without that bar.
 */
export function SlipButton({ isBesideBar = false }: { isBesideBar?: boolean }) {
  const t = useText();
  const count = useSlipStore((state) => state.lines.length);
  const isAmongPrices = useIsAmongPrices();
  if (count === 0) return null;
  return (
    <div
      className={classNames(styles.place, isBesideBar && styles.besideBar)}
      data-among-prices={isAmongPrices}
    >
      <button
        type="button"
        onClick={openSlip}
        className="pointer-events-auto flex min-h-13 items-center gap-2 rounded-full bg-accent px-5 font-bold text-on-accent shadow-float hover:bg-accent-hover"
      >
        <Icon name="ticket" />
        {t('ui.betslip.titleCount', { count })}
      </button>
    </div>
  );
}
