import { useFormat, useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import type { Ref } from 'react';
import { amountMaxLength } from '../../../common/amounts/amount-text.ts';
import type { AmountProblem, Bounds } from './amount-problem.ts';

export interface AmountFieldProps {
  inputRef: Ref<HTMLInputElement>;
  method: Bounds;
  value: string;
  onChange: (amount: string) => void;
  problem: string | null;
}

/** An amount in the method's currency, with its bounds below. */
export function AmountField({ inputRef, method, value, onChange, problem }: AmountFieldProps) {
  const t = useText();
  const format = useFormat();
  const { min_amount, max_amount, currency } = method;
  return (
    <TextField
      ref={inputRef}
      label={t('ui.deposit.amount', { currency })}
      hint={t('ui.deposit.limits', {
        min: format.money(min_amount, currency),
        max: format.money(max_amount, currency),
      })}
      error={problem}
      inputMode="decimal"
      autoComplete="off"
      maxLength={amountMaxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputClassName="numeric text-lg"
    />
  );
}

/** One amount to choose by a press. */
export function AmountButton(props: {
  amount: string;
  chosen: string;
  onChoose: (amount: string) => void;
  children: string;
}) {
  const { amount, chosen, onChoose, children } = props;
  return (
    <button
      type="button"
      aria-pressed={amount === chosen}
      onClick={() => onChoose(amount)}
      className="numeric min-h-11 justify-self-start rounded-control border border-line-strong px-4 text-sm font-semibold hover:bg-surface-2 aria-pressed:border-accent aria-pressed:bg-surface-3"
    >
      {children}
    </button>
  );
}

/** Gives a function that says what is wrong with an amount, with the bounds it breaks. */
export function useAmountWords(): (code: AmountProblem, bounds: Bounds) => string {
  const t = useText();
  const format = useFormat();
  return (code, { min_amount, max_amount, currency, room }) => {
    if (code === 'belowMinimum')
      return t('validation.atLeast', { minimum: format.money(min_amount, currency) });
    if (code === 'aboveMaximum')
      return t('validation.atMost', { maximum: format.money(max_amount, currency) });
    if (code === 'aboveRoom')
      return t('ui.deposit.aboveRoom', { room: format.money(room ?? '0', currency) });
    return t(`validation.${code}`);
  };
}
