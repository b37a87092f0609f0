/**
 * Country a number without `+` is read for, and its calling code: where the site's currency is at
 * home.
 */
const countries: Readonly<Record<string, PhoneCountry>> = {
  PHP: { country: 'PH', callingCode: '63' },
  USD: { country: 'US', callingCode: '1' },
  EUR: { country: 'DE', callingCode: '49' },
  GBP: { country: 'GB', callingCode: '44' },
  SEK: { country: 'SE', callingCode: '46' },
  CAD: { country: 'CA', callingCode: '1' },
  CNY: { country: 'CN', callingCode: '86' },
  VND: { country: 'VN', callingCode: '84' },
  IDR: { country: 'ID', callingCode: '62' },
  JPY: { country: 'JP', callingCode: '81' },
  MYR: { country: 'MY', callingCode: '60' },
  NPR: { country: 'NP', callingCode: '977' },
  RUB: { country: 'RU', callingCode: '7' },
  TWD: { country: 'TW', callingCode: '886' },
};

/** A country and the digits its numbers begin with abroad. */
export interface PhoneCountry {
  /** ISO 3166 alpha-2 */
  country: string;
  callingCode: string;
}

/** A currency that belongs to no country: its sites begin here, and the visitor chooses. */
const unknown: PhoneCountry = { country: 'US', callingCode: '1' };

/** Country numbers on a site are read for until the visitor chooses another. */
export function countryOfCurrency(currency: string): PhoneCountry {
  return countries[currency] ?? unknown;
}
