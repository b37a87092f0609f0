import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { openSlip, useSlipStore } from './betslip.store.ts';

/** Floating way to the slip on pages without the slip column; shown when the slip holds something. */
export function SlipButton() {
  const t = useText();
  const count = useSlipStore((state) => state.lines.length);
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={openSlip}
      className="fixed end-4 bottom-[calc(var(--bar-height)+16px)] z-30 flex min-h-13 items-center gap-2 rounded-full bg-accent px-5 font-bold text-on-accent shadow-float hover:bg-accent-hover"
    >
      <Icon name="ticket" />
      {t('ui.betslip.titleCount', { count })}
    </button>
  );
}
