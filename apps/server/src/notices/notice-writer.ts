import { isCurrencyCode } from '@pavilion/domain/currencies';
import { fallbackLocaleCode } from '@pavilion/domain/locales';
import {
  createFormat,
  isMessageTag,
  localeCodeOf,
  sourceTag,
  type MessageTag,
} from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';

/** What a notice is written with, in one language. */
export interface NoticeWriter {
  /** The reader's language (BCP 47), be there texts in it or not. */
  readonly language: string;
  /** The language that is written. */
  readonly tag: MessageTag;
  readonly t: ReturnType<typeof createTranslator>;
  /** An amount of minor units, which params hold as text. */
  readonly money: (minor: string, currency: string) => string;
  readonly number: (value: number) => string;
  readonly date: (iso: string) => string;
  /** A name by locale code in this language, else in English. */
  readonly nameIn: (names: Readonly<Record<string, string>>) => string;
}

/** Writes in a language (BCP 47 tag), in English where there are no texts of it. */
export function noticeWriter(language: string): NoticeWriter {
  const tag = isMessageTag(language) ? language : sourceTag;
  const format = createFormat({ tag, timeZone: 'UTC' });
  return {
    language,
    tag,
    t: createTranslator(tag),
    money: (minor, currency) =>
      isCurrencyCode(currency) ? format.money(BigInt(minor), currency) : minor,
    number: format.number,
    date: format.date,
    nameIn: (names) => names[localeCodeOf(tag)] ?? names[fallbackLocaleCode] ?? '',
  };
}

/** A time to the minute, in UTC: the server knows nobody's zone. */
export const momentText = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
