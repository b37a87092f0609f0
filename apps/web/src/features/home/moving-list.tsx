/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- keys reach what scrolls (WCAG 2.1.1) */
import { useEffect, useState, type ReactNode } from 'react';
import styles from './moving-list.module.css';

const secondsPerRow = 3;

/**
 * Rows in a window of fixed height. They drift upwards without end while `isMoving`; pointer,
 * keyboard focus and `isPaused` hold them, and they stand when less motion is asked for. Rows that
 * come later light up once.
 */
export function MovingList(props: {
  label: string;
  isMoving: boolean;
  isPaused: boolean;
  /** One key for each row. */
  keys: readonly string[];
  children: readonly ReactNode[];
}) {
  const known = useFirstKeys(props.keys);
  const rows = props.children.map((row, index) => ({ row, key: props.keys[index] ?? index }));
  const list = (isCopy: boolean): ReactNode => (
    <ul className={isCopy ? styles.copy : undefined} aria-hidden={isCopy || undefined}>
      {rows.map(({ row, key }) => (
        <li key={key} className={styles.row} data-new={!known.has(String(key))}>
          {row}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.window} role="group" aria-label={props.label} tabIndex={0}>
      <div
        className={styles.belt}
        data-moving={props.isMoving}
        data-paused={props.isPaused}
        style={{ animationDuration: `${rows.length * secondsPerRow}s` }}
      >
        {list(false)}
        {props.isMoving ? list(true) : null}
      </div>
    </div>
  );
}

/** Keys that were there when the list was first shown: those are not news. */
function useFirstKeys(keys: readonly string[]): ReadonlySet<string> {
  const [known] = useState(() => new Set(keys));
  useEffect(() => {
    // What has been seen for a while is no longer new.
    const timer = setTimeout(() => {
      for (const key of keys) known.add(key);
    }, secondsPerRow * 1000);
    return () => clearTimeout(timer);
  }, [keys, known]);
  return known;
}
