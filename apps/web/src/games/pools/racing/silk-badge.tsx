import type { Silk } from './picture/silk.ts';
import styles from './racing.module.css';

/** A runner's colours with its number: what players look for on the track. */
export function SilkBadge({ silk, number }: { silk: Silk | null; number: number }) {
  const look = silk && { '--first': silk.first, '--second': silk.second, '--ink': silk.ink };
  return (
    <span className={styles.silk} data-pattern={silk?.pattern} style={(look ?? {}) as object}>
      <b className="numeric">{number}</b>
    </span>
  );
}
