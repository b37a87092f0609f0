import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';

const parse = (text: string, country: string) => {
  const number = parsePhoneNumberFromString(text, country as CountryCode);
  return number?.isPossible() ? number : null;
};

/** A number that was understood. */
export interface ReadPhone {
  /** `+639171234567` */
  e164: string;
  /** As people of its country write it among themselves. */
  national: string;
  callingCode: string;
  /** ISO code of the country it belongs to; null where several share its calling code. */
  country: string | null;
}

/** Reads a number written for `country`, or with `+` for any; null when it is not one. */
export function readPhone(text: string, country: string): ReadPhone | null {
  const number = parse(text, country);
  if (!number) return null;
  return {
    e164: number.number,
    national: number.formatNational(),
    callingCode: number.countryCallingCode,
    country: number.country ?? null,
  };
}

/** A mobile number as it is written in a country, to show what is asked for. */
export function exampleOf(country: string): string {
  return getExampleNumber(country as CountryCode, examples)?.formatNational() ?? '';
}

/** Every country with its calling code, by ISO code. */
export function phoneCountries(): { country: string; callingCode: string }[] {
  return getCountries().map((country) => ({
    country,
    callingCode: getCountryCallingCode(country),
  }));
}
