import type { LocaleCode } from '@pavilion/domain/locales';
import { isMessageTag, localeCodeOf } from '@pavilion/i18n';
import type { NoticeText } from './notice-text.types.ts';

/** The name under which an offer stands among the notices; its words come with it. */
export const offerNotice = 'offer.made';

/** What an offer says, in the languages it was written in. */
export interface OfferParams {
  texts: Record<string, NoticeText>;
  /** The language whose text others read. */
  fallback: LocaleCode;
  /** Path on the site it leads to. */
  link: string | null;
}

/** An offer in a language (BCP 47 tag), else in the one it falls back to. */
export function offerText({ texts, fallback }: OfferParams, language: string): NoticeText {
  const code = isMessageTag(language) ? localeCodeOf(language) : fallback;
  const text = texts[code] ?? texts[fallback];
  if (!text) throw new Error(`an offer has no text in ${fallback}`);
  return text;
}
