import type { SeoRecord } from './head-texts.ts';

/** Addresses a page's head names as its own. */
export interface HeadAddresses {
  canonical: string;
  /** What is shared (`og:url`). */
  url: string;
}

/**
 * Reads an address of a SEO record: a path of the site, or a whole address over http or https.
 * Gives null for anything else, so that no record can put a script or another site's credentials
 * into a head. An address that names the host the page is read from takes its scheme and port as
 * well: a site behind a proxy, or tried on a port of its own, is one site.
 */
export function readHeadAddress(value: string, origin: string): string | null {
  const text = value.trim();
  const isPath = /^\/(?![/\\])/.test(text);
  if (!isPath && !/^https?:\/\/[^/\\]/i.test(text)) return null;
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text, origin)) return null;
  const { hostname, href, pathname, search, username, password } = new URL(text, origin);
  if (username !== '' || password !== '') return null;
  if (hostname === new URL(origin).hostname) return origin + pathname + search;
  return href.replace(/#.*$/s, '');
}

/**
 * Chooses the addresses of a head. Those of a record count where the page is in the record's
 * language: the others are pages of their own, and a search engine would drop them for one in
 * another language. So it would where a record names the page's address in another language.
 * `canonical` is the page's computed one.
 */
export function headAddresses(input: {
  record: SeoRecord;
  /** BCP 47 tag of the language the page is in. */
  tag: string;
  origin: string;
  canonical: string;
  /** Addresses of the page in the site's languages. */
  alternates: readonly string[];
}): HeadAddresses {
  const record = input.record?.meta_lang === input.tag ? input.record : null;
  const read = (value: string | undefined): string | null => {
    const address = readHeadAddress(value ?? '', input.origin);
    const isOther = address !== input.canonical && input.alternates.includes(address ?? '');
    return isOther ? null : address;
  };
  const canonical = read(record?.meta_canonical) ?? input.canonical;
  return { canonical, url: read(record?.meta_url) ?? canonical };
}
