import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import styles from './table.module.css';

const tones = 7;

/** `1500` → `1.5k`: what has room on a chip. */
function chipText(minor: bigint, currency: CurrencyCode): string {
  const units = Number(minor) / 10 ** currencies[currency].exponent;
  const [value, end] =
    units >= 1_000_000
      ? [units / 1_000_000, 'M']
      : units >= 1000
        ? [units / 1000, 'k']
        : [units, ''];
  return `${Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0))}${end}`;
}

/** Which of the colours an amount has: one more each time it doubles. */
const toneOf = (minor: bigint, least: bigint): number =>
  Math.min(tones - 1, Math.max(0, Math.floor(Math.log2(Number(minor) / Number(least)))));

/** A chip with its amount; in grey while the server has not taken it. */
export function Chip(props: {
  minor: bigint;
  currency: CurrencyCode;
  least: bigint;
  isGrey?: boolean;
}) {
  const { minor, currency, least, isGrey = false } = props;
  return (
    <span
      className={styles.chip}
      data-tone={toneOf(minor, least)}
      data-grey={isGrey || undefined}
      aria-hidden="true"
    >
      <b className="numeric">{chipText(minor, currency)}</b>
    </span>
  );
}
