import { demoSlidesOf } from './demo-slides.data.ts';
import { demoAnnouncements, demoMarquees } from './demo-texts.data.ts';
import type { DemoSite } from './demo-sites.data.ts';
import type { SiteContent } from '../../modules/content/index.ts';
import { startingContentOf } from '../../seed/index.ts';

/** Least age of players on the demo's sites, in years. */
export const legalAge = 18;

const partnerNames = [
  'Northwind Pay',
  'Harbour Bank',
  'Clearline Audit',
  'Fairplay Institute',
  'Orbit Cloud',
  'Summit Sports Data',
];
const social: ReadonlyArray<[string, string]> = [
  ['Telegram', 'chat'],
  ['Facebook', 'users'],
  ['Viber', 'phone'],
  ['Support mail', 'mail'],
];
/** The content of one demo site, in all the languages there are texts for. */
export function demoContentOf(site: DemoSite): SiteContent {
  return {
    ...startingContentOf({ ...site, minimumAge: legalAge }, demoSlidesOf(site.themeCode)),
    announcements: demoAnnouncements.map(({ titles, bodies, promotion, audience }) => ({
      titles: { ...titles },
      bodies: { ...bodies },
      imgUrl: `/media/promotions/{palette}/${promotion}.webp`,
      startAt: null,
      endAt: null,
      audience,
    })),
    marquees: demoMarquees.map((texts) => ({ ...texts })),
    partners: partnerNames.map((name) => ({
      name,
      href: `https://${slug(name)}.example`,
      imgUrl: `/media/partners/${slug(name)}.svg`,
    })),
    socialAccounts: social.map(([name, icon]) => ({
      name,
      href:
        name === 'Support mail'
          ? `mailto:support@${site.domains[0] ?? 'localhost'}`
          : `https://${slug(name)}.example/${site.externalId}`,
      imgUrl: `/media/icons/${icon}.svg`,
    })),
  };
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
