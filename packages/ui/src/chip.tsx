import type { ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface ChipProps {
  children: ReactNode;
  icon?: IconName;
  isDisabled?: boolean;
}

/** A filter that is on or off. */
export function FilterChip(
  props: ChipProps & { isOn: boolean; count?: number; onToggle: () => void },
) {
  return (
    <button
      type="button"
      aria-pressed={props.isOn}
      disabled={props.isDisabled}
      onClick={props.onToggle}
      className={classNames(styles.chip, styles.filter)}
    >
      {props.isOn ? (
        <Icon name="check" size={16} />
      ) : props.icon ? (
        <Icon name={props.icon} size={16} />
      ) : null}
      {props.children}
      {props.count === undefined ? null : <span className={styles.count}>{props.count}</span>}
    </button>
  );
}

/** Something chosen that can be taken away. `removeLabel` names the button. */
export function RemovableChip(props: ChipProps & { removeLabel: string; onRemove: () => void }) {
  return (
    <span className={classNames(styles.chip, styles.removable)}>
      {props.icon ? <Icon name={props.icon} size={16} /> : null}
      <span className={styles.text}>{props.children}</span>
      <button
        type="button"
        aria-label={props.removeLabel}
        disabled={props.isDisabled}
        onClick={props.onRemove}
        className={styles.remove}
      >
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}
