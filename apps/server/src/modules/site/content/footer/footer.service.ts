import type { CallResponse, contentFooter } from '@pavilion/contracts';
import { siteMediaUrl, type Site } from '../../../../site-directory/index.ts';
import { itemsOf, shownDocument, type ContentScope } from '../documents.ts';
import { pickText } from '../pick-text.ts';
import { shownHref } from '../sanitise.ts';

type Footer = CallResponse<typeof contentFooter>['value'];

/**
 * Who runs the site, by which licence, whom to call for help. Empty where its operator wrote
 * nothing.
 */
export async function footerOf(scope: ContentScope): Promise<Footer> {
  const { site, language } = scope;
  const [shown, helplines] = await Promise.all([
    shownDocument(scope, 'footer'),
    itemsOf(scope, 'helplines'),
  ]);
  const footer = shown?.document;
  const marked = <Item extends { href?: string | undefined; img_url?: string | undefined }>(
    item: Item,
  ) => ({ ...item, href: hrefOf(item.href), img_url: pictureOf(site, item.img_url) });
  return {
    operator: footer?.operator ?? '',
    address: footer?.address ?? '',
    licences: (footer?.licences ?? []).map(marked),
    helplines: ownCountryFirst(helplines, site).map(({ phone, href, ...line }) => ({
      ...line,
      phone: phone ?? null,
      href: hrefOf(href),
    })),
    payments: (footer?.payments ?? []).map(({ name, img_url }) => ({
      name,
      img_url: siteMediaUrl(site, img_url),
    })),
    seals: (footer?.seals ?? []).map(marked),
    note: pickText(footer?.note ?? {}, language, site),
  };
}

const hrefOf = (href: string | undefined): string | null => shownHref(href ?? '') || null;

const pictureOf = (site: Site, address: string | undefined): string | null =>
  address === undefined ? null : siteMediaUrl(site, address);

/**
 * A site is for the people of its country: their help lines come first, the others in the
 * operator's order.
 */
function ownCountryFirst<Line extends { country: string }>(
  lines: readonly Line[],
  { country }: Site,
): Line[] {
  return lines.toSorted((a, b) => Number(b.country === country) - Number(a.country === country));
}
