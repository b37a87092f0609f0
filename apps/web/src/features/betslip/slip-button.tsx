import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { openSlip, useSlipStore } from './betslip.store.ts';
import styles from './slip-button.module.css';

/**
 * Floating way to the slip, shown when the slip holds something; with a slip column only where the column finds no room.
 */
export function SlipButton({ hasColumn = false }: { hasColumn?: boolean }) {
  const t = useText();
  const count = useSlipStore((state) => state.lines.length);
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={openSlip}
      className={classNames(
        'fixed end-4 bottom-[calc(var(--bar-height)+16px)] z-30 min-h-13 items-center gap-2 rounded-full bg-accent px-5 font-bold text-on-accent shadow-float hover:bg-accent-hover',
        hasColumn ? styles.between : 'flex',
      )}
    >
      <Icon name="ticket" />
      {t('ui.betslip.titleCount', { count })}
    </button>
  );
}
