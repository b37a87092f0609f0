import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/** Digits and what people write between them; the parser would read over letters. */
const written = /^[+\d\s().-]+$/;

/** A phone number in E.164, read as people of `country` write it (`0917 123 4567` → `+639171234567`), or null. */
export function parsePhone(text: string, country: string): string | null {
  if (!written.test(text)) return null;
  const number = parsePhoneNumberFromString(text.trim(), country as CountryCode);
  return number?.isValid() ? number.number : null;
}
