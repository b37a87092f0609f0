// chunk: alone
import { useFormat, useText } from '@pavilion/i18n/react';
import { clearSlip, setStake } from './betslip.store.ts';
import { ShareSlip, toolClass } from './share-slip-part.tsx';
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

interface SlipToolsProps {
  lines: SlipLine[];
  currency: string;
  /** Where one stake is of the whole bet; else every line gets it. */
  onStake?: (stake: string) => void;
}

/** One stake for every bet at a touch, a code for the selections, and clearing the slip. */
export function SlipTools({ lines, currency, onStake }: SlipToolsProps) {
  const t = useText();
  const format = useFormat();
  // The stake of a free bet is what it is.
  const setAll = (stake: string): void =>
    lines
      .filter(({ voucher }) => voucher?.kind !== 'free_bet')
      .forEach((line) => setStake(line.selectionId, stake));
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pb-2 max-[22.5rem]:gap-1">
      <div role="group" aria-label={t('ui.betslip.quickStakes')} className="contents">
        {(quickStakes[currency] ?? usualStakes).map((stake) => (
          <button
            key={stake}
            type="button"
            onClick={() => (onStake ?? setAll)(stake)}
            className="numeric min-h-9 rounded-control border border-line-strong px-2 text-xs font-semibold hover:bg-surface-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          >
            {format.money(stake, currency, { compact: stake.length > 4, trimWhole: true })}
          </button>
        ))}
      </div>
      {onStake === undefined ? <SameStake lines={lines} onStake={setAll} /> : null}
      <ShareSlip lines={lines} />
      <button type="button" onClick={clearSlip} className={`-me-3 pe-3 ${toolClass}`}>
        {t('ui.betslip.clear')}
      </button>
    </div>
  );
}

/** The first stake that was typed for all others too, where they differ. */
function SameStake({ lines, onStake }: { lines: SlipLine[]; onStake: (stake: string) => void }) {
  const t = useText();
  const own = lines.filter(({ voucher }) => voucher?.kind !== 'free_bet');
  const typed = own.find(({ stake }) => stake !== '')?.stake;
  if (typed === undefined || own.every(({ stake }) => stake === typed)) return null;
  return (
    <button type="button" onClick={() => onStake(typed)} className={toolClass}>
      {t('ui.betslip.sameStake')}
    </button>
  );
}
