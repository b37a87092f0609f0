import type { ContentDocuments } from '@pavilion/contracts/content';
import { demoArticles } from './demo-articles.data.ts';
import { demoFooter } from './demo-footer.data.ts';
import { demoSlidesOf } from './demo-slides.data.ts';
import { demoAnnouncementsOf, demoMarqueesOf } from './demo-news.ts';
import type { DemoSite } from './demo-sites.data.ts';
import type { SiteContent } from '../../modules/site/content/index.ts';
import { startingContentOf } from '../../seed/index.ts';
import type { Texts } from '../../seed/starting-texts.data.ts';

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
export function demoContentOf(site: DemoSite, now: Date): SiteContent {
  const { documents, vipLevels } = startingContentOf(
    { ...site, minimumAge: legalAge },
    demoSlidesOf(site.themeCode),
  );
  return {
    documents: {
      ...documents,
      announcements: demoAnnouncementsOf(site.themeCode).map(
        ({ title, body, promotion, audience }) => ({
          titles: { ...title },
          bodies: asParagraphs(body),
          picture: `/media/promotions/{palette}/${promotion}.webp`,
          audience: audience ?? ('all' as const),
        }),
      ),
      news: newsAt(now),
      footer: demoFooter,
      marquee: demoMarqueesOf(site.themeCode).map((texts) => ({ texts: { ...texts } })),
      partners: partnerNames.map((name) => ({
        name,
        href: `https://${slug(name)}.example`,
        picture: `/media/partners/${slug(name)}.svg`,
      })),
      socials: social.map(([name, icon]) => ({
        name,
        href:
          name === 'Support mail'
            ? `mailto:support@${site.domains[0] ?? 'localhost'}`
            : `https://${slug(name)}.example/${site.externalId}`,
        picture: `/media/icons/${icon}.svg`,
      })),
    },
    vipLevels,
  };
}

const dayMs = 24 * 60 * 60_000;

/** The articles of the demo, as old as they say at `now`. */
function newsAt(now: Date): ContentDocuments['news'] {
  return demoArticles.map(({ daysAgo, promotion, isPinned = false, ...article }) => ({
    slug: article.slug,
    category: article.category,
    titles: { ...article.titles },
    summaries: { ...article.summaries },
    bodies: { ...article.bodies },
    picture: `/media/promotions/{palette}/${promotion}.webp`,
    pinned: isPinned,
    published_at: new Date(now.getTime() - daysAgo * dayMs).toISOString(),
  }));
}

/** Each language's words as a paragraph of the announcement. */
function asParagraphs({ EN, ...others }: Texts): Texts {
  const paragraphs = Object.entries(others).map(([code, text]) => [code, `<p>${text}</p>`]);
  return { ...Object.fromEntries(paragraphs), EN: `<p>${EN}</p>` };
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
