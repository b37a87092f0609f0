import { locales } from '@pavilion/domain/locales';
import { localeCodeOf, type MessageTag } from './message-tags.ts';

/**
 * Amounts and odds stand beside typed-in numbers and tabular numerals, so every language shows
 * Latin digits; Nepali would otherwise switch to Devanagari ones and a bet slip would mix both.
 */
const withLatinDigits = (locale: string): string => `${locale}-u-nu-latn`;

/** Locale for numbers, money and plural rules of a language. */
export function numberLocaleOf(tag: MessageTag): string {
  return withLatinDigits(tag);
}

/**
 * Locale for dates of a language (specification, point 9: Filipino uses `en`, simplified Chinese
 * `zh` …).
 */
export function dateLocaleOf(tag: MessageTag): string {
  return withLatinDigits(locales[localeCodeOf(tag)].dateLocale);
}
