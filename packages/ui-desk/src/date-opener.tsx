import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import styles from './date-field.module.css';
import { controlClass } from '@pavilion/ui/field';
import floating from './floating.module.css';
import { Icon } from '@pavilion/ui/icon';
import { useFloating } from './use-floating.ts';

type Floating = ReturnType<typeof useFloating>;

/** The floating panel of a calendar: when it opens, the day it begins with takes the focus. */
export function useDatePanel(): Floating {
  return useFloating((isShown, panel) => {
    if (isShown) panel.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  });
}

/**
 * The button that looks like a field and opens a calendar; its name is the label and what is
 * chosen.
 */
export function DateOpener(props: {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  floating: Floating;
  /** What is chosen, or null. */
  text: string | null;
  placeholder: string;
}) {
  const { id, isReadOnly } = props;
  return (
    <button
      type="button"
      id={id}
      popoverTarget={isReadOnly ? undefined : props.floating.id}
      aria-haspopup="dialog"
      aria-expanded={props.floating.isOpen}
      aria-labelledby={`${props.labelId} ${id}-value`}
      aria-describedby={props.describedBy}
      aria-disabled={isReadOnly || undefined}
      data-invalid={props.isInvalid || undefined}
      disabled={props.isDisabled}
      style={props.floating.anchor}
      className={classNames(
        controlClass,
        styles.opener,
        isReadOnly && styles.readOnly,
        props.isInvalid && styles.invalid,
      )}
    >
      <span
        id={`${id}-value`}
        className={classNames(styles.value, props.text === null && styles.missing)}
      >
        {props.text ?? props.placeholder}
      </span>
      <Icon name="calendar" size={18} className={styles.icon} />
    </button>
  );
}

/** The dialog with the calendar; Tab stays inside until it closes. */
export function DatePanel(props: { floating: Floating; label: string; children: ReactNode }) {
  const { panel } = props.floating;
  return (
    <div
      {...panel}
      popover="auto"
      role="dialog"
      aria-label={props.label}
      onKeyDown={keepFocusInside}
      className={classNames(floating.floating, styles.panel)}
    >
      {props.floating.isOpen ? props.children : null}
    </div>
  );
}

/** From the last stop Tab leads to the first, and back. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button, select, input, a[href]'),
  ].filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled'));
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
