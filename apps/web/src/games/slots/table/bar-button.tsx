import { classNames } from '@pavilion/ui/class-names';
import type { ButtonHTMLAttributes } from 'react';
import styles from './control-bar.module.css';
import { Drawing, type DrawingName } from './drawing.tsx';

/** A small round button of the bar, its name beneath its drawing. */
export function BarButton(
  props: ButtonHTMLAttributes<HTMLButtonElement> & { drawing: DrawingName; label: string },
) {
  const { drawing, label, className, ...rest } = props;
  return (
    <button type="button" {...rest} className={classNames(styles.small, className)}>
      <Drawing name={drawing} size={20} />
      <span>{label}</span>
    </button>
  );
}
