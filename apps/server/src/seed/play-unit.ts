import type { CurrencyCode } from '@pavilion/domain/currencies';

/** What is small change in the currency, in major units. */
export function playUnit(site: { currency: CurrencyCode }): bigint {
  const units: Partial<Record<CurrencyCode, bigint>> = {
    PHP: 500n,
    SEK: 100n,
    CNY: 70n,
    VND: 200_000n,
    IDR: 150_000n,
    JPY: 1500n,
    MYR: 50n,
    NPR: 1000n,
    RUB: 1000n,
  };
  return units[site.currency] ?? 10n;
}
