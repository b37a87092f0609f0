import { classNames } from '@pavilion/ui/class-names';
import type { CSSProperties } from 'react';
import styles from './digit-amount.module.css';
import type from './hero-type.module.css';

const isDigit = (character: string) => /\p{Nd}/u.test(character);
const markWidth = 0.55;

/**
 * A formatted amount as a counter of digit cells. It shrinks until it fits the nearest size
 * container, so that the largest amount stays on one line; read out as one text.
 */
export function DigitAmount({
  amount,
  className,
}: {
  amount: string;
  className?: string | undefined;
}) {
  const characters = [...amount];
  const cells = characters.reduce((sum, one) => sum + (isDigit(one) ? 1 : markWidth), 0);
  return (
    <span className={className}>
      <span className="sr-only">{amount}</span>
      <span
        aria-hidden="true"
        dir="ltr"
        className={classNames(type.numeric, styles.amount)}
        style={{ '--cells': Math.max(6, cells) } as CSSProperties}
      >
        {characters.map((one, index) => (
          // Cells have no identity besides their place.
          <span key={index} className={isDigit(one) ? styles.digit : styles.mark}>
            {one}
          </span>
        ))}
      </span>
    </span>
  );
}
