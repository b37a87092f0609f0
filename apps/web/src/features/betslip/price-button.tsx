import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { useOddsText, oddsMilliOf } from '../../core/odds/use-odds.ts';
import { lineFor, selectionName } from '../../core/odds/selection-text.ts';
import { showToast } from '../../core/toasts/toast.store.ts';
import { toggleSelection, useSlipStore, type SlipLine } from './betslip.store.ts';

const flashMs = 2500;

export interface PriceButtonProps {
  /** The selection with its words; what goes into the slip. */
  selection: Omit<SlipLine, 'stake' | 'currentOdds' | 'isOpen'>;
  /** False while the market takes no bets. */
  isOpen: boolean;
  /** Short label above or beside the price: `1`, `X`, `O 2.5`. */
  label: string;
}

/** A price that can be put into the slip. Moves are shown by an arrow and a colour for a moment. */
export function PriceButton({ selection, isOpen, label }: PriceButtonProps) {
  const t = useText();
  const oddsText = useOddsText();
  const isInSlip = useSlipStore((state) =>
    state.lines.some((line) => line.selectionId === selection.selectionId),
  );
  const move = usePriceMove(selection.odds);
  const line = lineFor(selection);
  const mark = line === '' ? label : `${label} ${line}`;
  const name = selectionName(t, selection);

  const onClick = () => {
    if (!toggleSelection(selection)) showToast({ tone: 'warning', title: t('ui.betslip.full') });
  };

  return (
    <button
      type="button"
      disabled={!isOpen}
      aria-pressed={isInSlip}
      onClick={onClick}
      className={classNames(
        'numeric relative flex min-h-11 w-full min-w-0 items-center justify-between gap-1 rounded-control border px-2 text-sm transition-colors',
        isInSlip
          ? 'border-accent bg-accent text-on-accent'
          : 'border-line bg-surface-2 text-text hover:border-accent disabled:hover:border-line',
      )}
    >
      <span className={classNames('truncate text-xs', !isInSlip && 'text-text-muted')}>{mark}</span>
      {isOpen ? (
        <span className="flex items-center gap-0.5 font-bold">
          {move && !isInSlip ? (
            <Icon
              name={move === 'up' ? 'arrow-up' : 'arrow-down'}
              size={12}
              className={move === 'up' ? 'text-odds-up' : 'text-odds-down'}
            />
          ) : null}
          {oddsText(selection.odds)}
        </span>
      ) : (
        <Icon name="lock" size={14} />
      )}
      {/* The name is what is seen, then what it means. */}
      <span className="sr-only"> {isOpen ? name : `${name} (${t('ui.sports.suspended')})`}</span>
    </button>
  );
}

/** `up` or `down` for a moment after the price changed. */
function usePriceMove(odds: string): 'up' | 'down' | null {
  const before = useRef(odds);
  const [move, setMove] = useState<'up' | 'down' | null>(null);
  useEffect(() => {
    const old = oddsMilliOf(before.current) ?? 0;
    const current = oddsMilliOf(odds) ?? 0;
    before.current = odds;
    if (old === current) return;
    setMove(current > old ? 'up' : 'down');
    const timer = setTimeout(() => setMove(null), flashMs);
    return () => clearTimeout(timer);
  }, [odds]);
  return move;
}
