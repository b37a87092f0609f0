import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import { compareDecimals, isDecimal, stepDecimal } from './decimal-steps.ts';
import {
  controlFrameClass,
  FieldShell,
  framedInputClass,
  type FieldShellProps,
} from '@pavilion/ui/field';
import { Icon, type IconName } from '@pavilion/ui/icon';
import styles from './number-field.module.css';

export interface NumberFieldProps extends FieldShellProps {
  /** Decimal string with a dot, or empty; a string because amounts must never be floating point. */
  value: string;
  onChange: (value: string) => void;
  step?: string;
  min?: string;
  max?: string;
  /** How far Page Up and Page Down go, in steps. */
  pageSteps?: number;
  /** Shown after the number: a currency or another unit. */
  unit?: ReactNode;
  texts: { decrease: string; increase: string };
  isDisabled?: boolean;
  isReadOnly?: boolean;
  name?: string;
}

/** The change of each key, in steps; `null` for the ends of the range. */
function stepsOfKey(key: string, pageSteps: number): number | null {
  const steps: Record<string, number> = {
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: pageSteps,
    PageDown: -pageSteps,
  };
  return steps[key] ?? null;
}

/** A number with buttons for its steps; arrow and page keys step too. */
export function NumberField(props: NumberFieldProps) {
  const { value, step = '1', min, max, pageSteps = 10, texts } = props;
  const isFixed = Boolean(props.isDisabled || props.isReadOnly);
  const move = (count: number) => props.onChange(stepDecimal(value, count, { step, min, max }));
  const isAt = (end: string | undefined) =>
    end !== undefined && isDecimal(value) && compareDecimals(value, end) === 0;

  const onKeyDown = (event: KeyboardEvent) => {
    const count = stepsOfKey(event.key, pageSteps);
    if (count === null || isFixed) return;
    event.preventDefault();
    move(count);
  };
  const stepButton = (icon: IconName, label: string, count: number, isEnd: boolean) => (
    <button
      type="button"
      // The keyboard has the arrow keys: one stop is enough.
      tabIndex={-1}
      aria-label={label}
      disabled={isFixed || isEnd}
      className={styles.step}
      onClick={() => move(count)}
    >
      <Icon name={icon} size={18} />
    </button>
  );
  return (
    <FieldShell {...props}>
      {({ id, describedBy, isInvalid }) => (
        <div className={controlFrameClass}>
          {stepButton('minus', texts.decrease, -1, isAt(min))}
          <input
            id={id}
            name={props.name}
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            disabled={props.isDisabled}
            readOnly={props.isReadOnly}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
            aria-valuenow={isDecimal(value) ? Number(value) : undefined}
            aria-valuetext={value || undefined}
            aria-valuemin={min === undefined ? undefined : Number(min)}
            aria-valuemax={max === undefined ? undefined : Number(max)}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              const typed = event.target.value.replace(',', '.');
              if (/^-?\d*\.?\d*$/.test(typed)) props.onChange(typed);
            }}
            className={classNames(framedInputClass, 'numeric text-center font-semibold')}
          />
          {props.unit ? <span className={styles.unit}>{props.unit}</span> : null}
          {stepButton('plus', texts.increase, 1, isAt(max))}
        </div>
      )}
    </FieldShell>
  );
}
