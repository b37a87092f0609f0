import type { CallResponse } from '../../define-call.ts';
import type { seo } from './seo.contract.ts';

export type SeoRecord = CallResponse<typeof seo>['value'];

/** Texts of a page's head, all in the language the page is in. */
export interface HeadTexts {
  title: string;
  description: string | undefined;
  keywords: string | undefined;
}

export interface HeadTextsInput {
  record: SeoRecord;
  /** BCP 47 tag of the language the page is in. */
  tag: string;
  isEnglish: boolean;
  /**
   * Name of the page in that language; empty for the home page, which is known by the site's name.
   */
  pageTitle: string;
  siteName: string;
  /**
   * What to say of the page in its language when the record has nothing; empty for pages nobody
   * should find.
   */
  fallbackDescription: string;
}

/**
 * Chooses texts for a page's head. A record holds its `meta_` texts in one language (`meta_lang`)
 * and names and bodies in English and in the site's own: what is in another language than the page
 * is left out, for a reader of search results takes it for the page's own. Such a page describes
 * itself in general words.
 */
export function headTexts(input: HeadTextsInput): HeadTexts {
  const { record, tag, isEnglish, pageTitle, siteName, fallbackDescription } = input;
  const described = (own: string): string | undefined => own || fallbackDescription || undefined;
  const named = (name: string): string => [name, siteName].filter(Boolean).join(' | ');
  if (record?.meta_lang === tag)
    return {
      title: record.meta_title || named(pageTitle),
      description: described(record.meta_desc),
      keywords: record.meta_keywords || undefined,
    };
  const name = isEnglish && pageTitle !== '' ? record?.en_item_name : '';
  return {
    title: named(name || pageTitle),
    description: described(isEnglish && record ? plainText(record.en_body) : ''),
    keywords: undefined,
  };
}

/** Bodies are sanitised HTML; a description is text. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|div|br|li|ul|ol|h[1-6])\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
