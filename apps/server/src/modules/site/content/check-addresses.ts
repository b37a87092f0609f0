import { readHeadAddress } from '@pavilion/contracts/player/site/head-addresses';
import type { SiteContent } from './site-content.types.ts';

/** Any host will do: only the form of an address is judged. */
const anyOrigin = 'https://site.invalid';
/** Whom a social account may also be: somebody to write to or to call. */
const contact = /^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/i;

/**
 * Throws when content names an address that is no path and no address over http or https: in a page it would run (`javascript:`),
 * leave the site by another way, or, in a SEO record, be left out. Social accounts may be a mail address or a phone as well.
 */
export function checkAddresses(
  content: Pick<
    SiteContent,
    'slides' | 'announcements' | 'partners' | 'socialAccounts' | 'seoRecords'
  >,
): void {
  for (const { href, imgUrl, mobileImgUrl } of content.slides) {
    if (href !== '') check('slide: href', href);
    check('slide: image', imgUrl);
    check('slide: mobile image', mobileImgUrl);
  }
  for (const { imgUrl } of content.announcements)
    if (imgUrl !== null) check('announcement: image', imgUrl);
  for (const { name, href, imgUrl } of content.partners) {
    check(`partner ${name}: href`, href);
    check(`partner ${name}: image`, imgUrl);
  }
  for (const { name, href, imgUrl } of content.socialAccounts) {
    if (!contact.test(href)) check(`social account ${name}: href`, href);
    check(`social account ${name}: image`, imgUrl);
  }
  for (const { pageName, meta } of content.seoRecords) {
    for (const field of ['canonical', 'url'] as const)
      if (meta[field] !== '') check(`page ${pageName}: ${field}`, meta[field]);
  }
}

function check(what: string, value: string): void {
  if (readHeadAddress(value, anyOrigin) === null)
    throw new Error(`${what} must be a path or an http address: ${value}`);
}
