import { useFormat } from '@pavilion/i18n/react';
import styles from './felt.module.css';

/** A stake as it lies on the felt. */
export function Chips({ amount, currency }: { amount: string; currency: string }) {
  const format = useFormat();
  return (
    <span className={styles.chips}>
      <i aria-hidden="true" />
      <b className="numeric">{format.money(amount, currency)}</b>
    </span>
  );
}
