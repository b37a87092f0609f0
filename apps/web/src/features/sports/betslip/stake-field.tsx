// chunk: alone
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { amountMaxLength } from '../../../common/amounts/amount-text.ts';
import { openKeypad, useHasKeypad, type KeypadTarget } from './keypad.store.ts';

/** The stake of one bet, and the largest that is taken at a touch. */
export function StakeField(props: {
  label: string;
  /** What the keypad of phones writes. */
  target: KeypadTarget;
  /** Of a free bet: its stake is what it is. */
  isFixed?: boolean;
  value: string;
  onChange: (stake: string) => void;
  currency: string;
  /** In major units, as on the wire; null while it is not known. */
  maxStake: string | null;
  /** Id of the text that says what is wrong. */
  problemId: string | null;
}) {
  const t = useText();
  const format = useFormat();
  const hasKeypad = useHasKeypad();
  const { maxStake, problemId } = props;
  return (
    <div className="flex items-stretch gap-2">
      <input
        aria-label={props.label}
        inputMode={hasKeypad ? 'none' : 'decimal'}
        readOnly={props.isFixed}
        onFocus={() => (hasKeypad && !props.isFixed ? openKeypad(props.target) : undefined)}
        enterKeyHint="done"
        autoComplete="off"
        placeholder={t('ui.betslip.stake')}
        value={props.value}
        maxLength={amountMaxLength}
        aria-invalid={problemId !== null || undefined}
        aria-describedby={problemId ?? undefined}
        onChange={(event) => props.onChange(event.target.value)}
        className={classNames(
          'numeric min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-surface-0 px-3 text-end',
          'aria-invalid:border-negative placeholder:text-start placeholder:text-text-muted',
        )}
      />
      {maxStake === null || props.isFixed ? null : (
        <button
          type="button"
          onClick={() => props.onChange(maxStake)}
          className="numeric max-w-1/2 min-h-11 rounded-control border border-line-strong px-2 text-xs font-bold hover:bg-surface-2"
        >
          {t('ui.betslip.maxOf', {
            amount: format.money(maxStake, props.currency, { trimWhole: true }),
          })}
        </button>
      )}
    </div>
  );
}
