import { classNames } from '@pavilion/ui/class-names';
import type { CSSProperties } from 'react';
import { ballHue, columnOf, letters } from './ball-name.ts';
import styles from './bingo.module.css';
import type { Variant } from './bingo.queries.ts';

/** A ball as it is drawn; whoever shows it says its name beside it. */
export function BallPicture({
  variant,
  ball,
  size,
}: {
  variant: Variant;
  ball: number;
  size: 'small' | 'large';
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.ball, size === 'large' && styles.large)}
      style={{ '--hue': ballHue(variant, ball) } as CSSProperties}
    >
      <span className={styles.face}>
        {variant === '75' ? <small>{letters[columnOf(variant, ball)]}</small> : null}
        {ball}
      </span>
    </span>
  );
}
