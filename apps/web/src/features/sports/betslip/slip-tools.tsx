import { useFormat, useText } from '@pavilion/i18n/react';
import { clearSlip, setStake } from './betslip.store.ts';
import type { SlipLine } from './slip.types.ts';

/** Stakes in major units that are usual in a currency. */
const quickStakes: Record<string, readonly string[]> = {
  PHP: ['50', '100', '500', '1000'],
  SEK: ['50', '100', '500', '1000'],
  CNY: ['10', '50', '100', '500'],
  JPY: ['500', '1000', '5000', '10000'],
  NPR: ['100', '500', '1000', '5000'],
  RUB: ['100', '500', '1000', '5000'],
  VND: ['50000', '100000', '500000', '1000000'],
  IDR: ['50000', '100000', '500000', '1000000'],
};
const usualStakes = ['5', '10', '50', '100'];

/** One stake for every bet at a touch, and clearing the slip. */
export function SlipTools({ lines, currency }: { lines: SlipLine[]; currency: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pb-2 max-[22.5rem]:gap-1">
      <div role="group" aria-label={t('ui.betslip.quickStakes')} className="contents">
        {(quickStakes[currency] ?? usualStakes).map((stake) => (
          <button
            key={stake}
            type="button"
            onClick={() => lines.forEach((line) => setStake(line.selectionId, stake))}
            className="numeric min-h-9 rounded-control border border-line-strong px-2 text-xs font-semibold hover:bg-surface-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            {format.money(stake, currency, { compact: stake.length > 4, trimWhole: true })}
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={clearSlip}
        className="ms-auto -me-3 min-h-9 ps-1 pe-3 text-end text-xs font-semibold text-accent-text underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        {t('ui.betslip.clear')}
      </button>
    </div>
  );
}
