import type { CallResponse, seo } from '@pavilion/contracts';
import { locales } from '@pavilion/domain/locales';
import { siteMediaUrl } from '../../../site-directory/index.ts';
import { itemsOf, type ContentScope } from './documents.ts';
import { itemId } from './item-id.ts';
import { pickText, pickWithLanguage } from './pick-text.ts';
import { sanitised } from './sanitise.ts';

type SeoAnswer = CallResponse<typeof seo>['value'];

/**
 * SEO record of a page in the visitor's language, or the nearest there is; null where nobody wrote
 * one.
 */
export async function seoOf(scope: ContentScope, pageName: string): Promise<SeoAnswer> {
  const { site, language } = scope;
  const item = (await itemsOf(scope, 'seo')).find(({ page_name }) => page_name === pageName);
  if (!item) return null;
  const title = pickWithLanguage(item.titles, language, site);
  // A title ends in the site's name; the page is called by what stands before it.
  const nameOf = (text: string): string => text.replace(` | ${site.name}`, '');
  const inLanguage = (texts: Partial<Record<string, string>> = {}): string =>
    texts[title.language] ?? '';
  // A canonical address of somebody else's is that of the site's own language; others have theirs.
  const isOwn = title.language === site.languages[0];
  return {
    id: itemId(site.id, 'seo', pageName),
    page_name: pageName,
    en_item_name: nameOf(item.titles.EN ?? ''),
    en_body: sanitised(item.bodies?.EN ?? '', site.externalId),
    local_item_name: nameOf(title.text),
    local_body: sanitised(pickText(item.bodies ?? {}, language, site), site.externalId),
    meta_title: title.text,
    meta_desc: inLanguage(item.descriptions),
    meta_keywords: inLanguage(item.keywords),
    meta_url: '',
    meta_canonical: isOwn ? (item.canonical ?? '') : '',
    meta_author: site.name,
    meta_publisher: site.name,
    meta_lang: locales[title.language].tag,
    meta_image_url: siteMediaUrl(site, item.picture ?? ''),
    is_listed: item.noindex !== true,
  };
}
