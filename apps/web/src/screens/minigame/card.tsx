import { classNames } from '@pavilion/ui/class-names';
import { Icon, type IconName } from '@pavilion/ui/icon';
import type { ReactNode } from 'react';
import styles from './cards.module.css';

/** A box, a field or a card: covered, or turned with what is on it. */
export function Card(props: {
  /** What it is called, with its number. */
  label: string;
  /** What is on it, once it is turned: seen, and in words. */
  face: { seen: ReactNode; words: string } | null;
  cover: IconName;
  isMarked?: boolean;
  isDisabled: boolean;
  onTurn: () => void;
}) {
  const { label, face, cover, isMarked, isDisabled, onTurn } = props;
  // Not `disabled`: who plays by keys keeps their place among the cards.
  const isStill = isDisabled || face !== null;
  return (
    <button
      type="button"
      className={classNames(
        styles.card,
        face ? styles.turned : styles.covered,
        isMarked && styles.marked,
      )}
      aria-label={face ? `${label}: ${face.words}` : label}
      aria-disabled={isStill || undefined}
      onClick={isStill ? undefined : onTurn}
    >
      {face ? face.seen : <Icon name={cover} size={28} />}
    </button>
  );
}

/** The cards of a game, so many in a row. */
export function CardGrid({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return (
    <div className={classNames(styles.grid, columns === 4 ? styles.four : styles.three)}>
      {children}
    </div>
  );
}
