import type { LocaleCode } from '@pavilion/domain/locales';
import { offerTopic } from '@pavilion/domain/notices';
import { isMessageTag, localeCodeOf } from '@pavilion/i18n';
import { defineNotice, type NoticeText } from '../../../notices/define-notice.ts';

/** What an offer says, in the languages it was written in: its words come with it. */
interface OfferParams {
  texts: Record<string, NoticeText>;
  /** The language whose text others read. */
  fallback: LocaleCode;
  /** Path on the site it leads to. */
  link: string | null;
}

export const offerMade = defineNotice<OfferParams>({
  name: 'offer.made',
  topic: offerTopic,
  link: ({ link }) => link,
  write({ texts, fallback }, { language }) {
    const code = isMessageTag(language) ? localeCodeOf(language) : fallback;
    const text = texts[code] ?? texts[fallback];
    if (!text) throw new Error(`an offer has no text in ${fallback}`);
    return text;
  },
});
