import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { useFormat } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import type { CSSProperties } from 'react';
import styles from './jackpot-card.module.css';
import { useRollingAmount } from './use-rolling-amount.ts';

/** What is in a pot. A currency that this page does not know yet is shown as it came. */
export function PotAmount({
  pot: { amount, currency },
}: {
  pot: { amount: string; currency: string };
}) {
  const minor = isCurrencyCode(currency) ? parseAmount(amount, currency) : null;
  return minor === null ? (
    `${amount} ${currency}`
  ) : (
    <RollingMoney minor={minor} currency={currency} />
  );
}

function RollingMoney({ minor, currency }: { minor: bigint; currency: string }) {
  const format = useFormat();
  const text = format.money(useRollingAmount(minor), currency);
  // Measured by where it ends: an amount that rolls must not change its size with every digit.
  const longest = Math.max(8, format.money(minor, currency).length);
  return (
    <span
      className={classNames('numeric', styles.amount)}
      style={{ '--characters': longest } as CSSProperties}
    >
      {text}
    </span>
  );
}
