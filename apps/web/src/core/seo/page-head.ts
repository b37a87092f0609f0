import { headAddresses, type HeadAddresses } from '@pavilion/contracts/player/site/head-addresses';
import { headTexts, type SeoRecord } from '@pavilion/contracts/player/site/head-texts';
import { alternates, type AlternateLink } from '@pavilion/i18n/routing';
import { siteLanguages } from '../locale/site-languages.ts';

export interface PageHead {
  record: SeoRecord;
  /** Name of the page in the visitor's language, for pages without a record. */
  pageTitle: string;
  siteName: string;
  isEnglish: boolean;
  /** What to say of the page in its language when its record has nothing. */
  fallbackDescription: string;
  /** False for pages that search engines must not list. */
  isPublic: boolean;
  /** The part of the query that makes it a page of its own; empty of most. */
  query: string;
}

/** Writes title and tags of the page that is open, replacing those of the page before. */
export function writePageHead(head: PageHead): void {
  const { record, siteName, isPublic } = head;
  const tag = document.documentElement.lang;
  const { origin, pathname } = location;
  const plain = alternates(pathname, siteLanguages(), origin);
  const links = plain.links.map((link) => ({ ...link, href: link.href + head.query }));
  const own = { canonical: plain.canonical + head.query, links };
  const addresses = headAddresses({
    ...{ record, tag, origin, canonical: own.canonical },
    alternates: own.links.map(({ href }) => href),
  });
  const { title, description, keywords } = headTexts({ ...head, tag });
  document.title = title;
  setMeta('name', 'description', description);
  setMeta('name', 'keywords', keywords);
  setMeta('name', 'author', record?.meta_author);
  setMeta('name', 'publisher', record?.meta_publisher);
  setMeta('name', 'robots', isPublic ? undefined : 'noindex');
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', description);
  setMeta('property', 'og:site_name', siteName);
  setMeta('property', 'og:locale', tag.replace('-', '_'));
  // Without a picture of its own a page keeps the site's, which the server wrote.
  if (record?.meta_image_url)
    setMeta('property', 'og:image', new URL(record.meta_image_url, location.origin).href);
  setMeta('property', 'og:url', isPublic ? addresses.url : undefined);
  removeLinks();
  if (isPublic) addLinks(addresses, own.links);
}

function setMeta(kind: 'name' | 'property', name: string, content: string | undefined): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${kind}="${name}"]`);
  if (!content) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute(kind, name);
  element.content = content;
}

function removeLinks(): void {
  const old = document.head.querySelectorAll(
    'link[rel="canonical"], link[rel="alternate"][hreflang]',
  );
  for (const link of old) link.remove();
}

function addLinks({ canonical }: HeadAddresses, links: readonly AlternateLink[]): void {
  addLink('canonical', canonical);
  for (const { hreflang, href } of links) addLink('alternate', href, hreflang);
}

function addLink(rel: string, href: string, hreflang?: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (hreflang) link.hreflang = hreflang;
  document.head.append(link);
}
