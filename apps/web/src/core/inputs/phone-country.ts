/** Country a number without `+` is read for: where the site's currency is at home. */
const countries: Readonly<Record<string, string>> = {
  PHP: 'PH',
  USD: 'US',
  EUR: 'DE',
  CNY: 'CN',
  VND: 'VN',
  IDR: 'ID',
  JPY: 'JP',
  MYR: 'MY',
  NPR: 'NP',
  RUB: 'RU',
};

/** ISO country of a currency; undefined for one that belongs to no country, numbers then need their `+`. */
export function countryOfCurrency(currency: string): string | undefined {
  return countries[currency];
}
