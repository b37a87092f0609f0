import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';

/**
 * An amount of minor units as answers tell it: `1250.00`. Rows of the database know a currency as
 * text.
 */
export const tellAmount = (minor: bigint, currency: string): string =>
  formatAmount(minor, currency as CurrencyCode);

/** The same, of an amount there may be. */
export const tellMaybe = (minor: bigint | null, currency: string): string | null =>
  minor === null ? null : tellAmount(minor, currency);
