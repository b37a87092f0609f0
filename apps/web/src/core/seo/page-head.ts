import type { CallResponse } from '@pavilion/contracts/define-call';
import type { seo } from '@pavilion/contracts/seo/seo.contract';
import type { Alternates } from '@pavilion/i18n/routing';

type SeoRecord = CallResponse<typeof seo>['value'];

export interface PageHead {
  record: SeoRecord;
  /** Name of the page in the visitor's language, for pages without a record. */
  pageTitle: string;
  siteName: string;
  isEnglish: boolean;
  /** Link tags; null for pages search engines must not list. */
  alternates: Alternates | null;
}

/** Writes title and tags of the page that is open, replacing those of the page before. */
export function writePageHead(head: PageHead): void {
  const { record, siteName, alternates } = head;
  document.title = titleOf(head);
  setMeta('name', 'description', record?.meta_desc);
  setMeta('name', 'keywords', record?.meta_keywords);
  setMeta('name', 'author', record?.meta_author);
  setMeta('name', 'publisher', record?.meta_publisher);
  setMeta('name', 'robots', alternates ? undefined : 'noindex');
  setMeta('property', 'og:title', document.title);
  setMeta('property', 'og:description', record?.meta_desc);
  setMeta('property', 'og:site_name', siteName);
  setMeta('property', 'og:image', record?.meta_image_url);
  setMeta('property', 'og:url', alternates?.canonical);
  setLinks(alternates);
}

/** The record's title, in other languages its local name; without a record the page's and the site's name. */
export function titleOf({ record, pageTitle, siteName, isEnglish }: PageHead): string {
  const own = isEnglish ? record?.meta_title : record?.local_item_name || record?.meta_title;
  return own || [pageTitle, siteName].filter(Boolean).join(' | ');
}

function setMeta(kind: 'name' | 'property', name: string, content: string | undefined): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${kind}="${name}"]`);
  if (!content) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute(kind, name);
  element.content = content;
}

function setLinks(alternates: Alternates | null): void {
  const old = document.head.querySelectorAll(
    'link[rel="canonical"], link[rel="alternate"][hreflang]',
  );
  for (const link of old) link.remove();
  if (!alternates) return;
  addLink('canonical', alternates.canonical);
  for (const { hreflang, href } of alternates.links) addLink('alternate', href, hreflang);
}

function addLink(rel: string, href: string, hreflang?: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (hreflang) link.hreflang = hreflang;
  document.head.append(link);
}
