import { asciiDigits, normaliseText } from '@pavilion/domain/input';
// The full metadata know what kind of number it is; the short ones only whether it can be one.
import {
  parsePhoneNumberFromString,
  type CountryCode,
  type NumberType,
} from 'libphonenumber-js/max';

/** Digits and what people write between them; the parser would read over letters. */
const written = /^[+\d\s().\p{Dash_Punctuation}]+$/u;

/** Kinds that are dear to send to, that earn their owner money, or that no person answers. */
const costlyKinds: ReadonlySet<NumberType> = new Set<NumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'PERSONAL_NUMBER',
  'PAGER',
  'UAN',
  'VOICEMAIL',
]);
/**
 * Numbers of no country: satellites (870, 881), networks of the world (878, 882, 883), freephone,
 * shared cost, premium.
 */
const worldwideCodes: ReadonlySet<string> = new Set(
  '800 808 870 878 881 882 883 888 979'.split(' '),
);
/**
 * Satellite phones under the code of a country (Iridium in Russia): no kind of their own in the
 * metadata.
 */
const satellitePrefixes = ['+7954'];

/**
 * A phone number in E.164, read as people of `country` write it (`0917 123 4567` →
 * `+639171234567`), or null. None that costs: every code to it would be money out of our pocket,
 * often into that of who asked for it.
 */
export function parsePhone(text: string, country: string): string | null {
  const plain = asciiDigits(normaliseText(text));
  if (!written.test(plain)) return null;
  const number = parsePhoneNumberFromString(plain.trim(), country as CountryCode);
  return number?.isValid() && !isCostly(number.number) ? number.number : null;
}

/** The country of a number (E.164; ISO 3166 alpha-2), or null where the number tells none. */
export function countryOfPhone(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null;
}

/**
 * True for a number (E.164) that no code should go to: satellite, premium, shared cost, and what is
 * no person's phone.
 */
export function isCostly(phone: string): boolean {
  if (satellitePrefixes.some((prefix) => phone.startsWith(prefix))) return true;
  const number = parsePhoneNumberFromString(phone);
  if (!number || worldwideCodes.has(number.countryCallingCode)) return true;
  const kind = number.getType();
  return kind !== undefined && costlyKinds.has(kind);
}
