import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

const parse = (text: string, country: string | undefined) => {
  const number = parsePhoneNumberFromString(text, country as CountryCode | undefined);
  return number?.isPossible() ? number : null;
};

/** The number in international form with spaces, or null when it is not one. */
export function formatPhone(text: string, country: string | undefined): string | null {
  return parse(text, country)?.formatInternational() ?? null;
}

/** The number as E.164, or null. */
export function e164(text: string, country: string | undefined): string | null {
  return parse(text, country)?.number ?? null;
}
