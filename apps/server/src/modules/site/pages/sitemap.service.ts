import { headAddresses } from '@pavilion/contracts';
import { locales } from '@pavilion/domain/locales';
import { alternates } from '@pavilion/i18n';
import { screens, type ScreenName } from '@pavilion/domain/screens';
import type { ServerContext } from '../../../context.ts';
import { escapeHtml } from '../../../escape.ts';
import type { Site } from '../../../site-directory/index.ts';
import { articlesOut, seoOf, shownDocument } from '../content/index.ts';
import { listedScreens } from './listed-screens.ts';

/**
 * A page search engines may list: its path, its query, and when what stands on it was last written.
 */
interface Listed {
  path: string;
  query: string;
  changedAt: Date | null;
  /** Its address in a language, where the operator says that another one stands for it. */
  elsewhere: string | null;
}

const dated = ['pages', 'legal', 'faqs', 'news', 'slides', 'promotions', 'announcements'] as const;
type Dated = (typeof dated)[number];

/** Whose content stands on a screen. */
const contentOf: Partial<Record<ScreenName, readonly Dated[]>> = {
  home: ['slides'],
  about: ['pages'],
  banking: ['pages'],
  'privacy-policy': ['pages', 'legal'],
  'term-condition': ['pages', 'legal'],
  'responsible-gaming': ['pages', 'legal'],
  faqs: ['faqs', 'pages'],
  news: ['news', 'announcements'],
  promotions: ['promotions', 'announcements'],
};

/**
 * sitemap.xml: public pages and articles × languages, each with its alternates and the day of its
 * content.
 */
export async function sitemapOf(
  server: ServerContext,
  site: Site,
  origin: string,
): Promise<string> {
  const listed = [
    ...(await datedScreens(server, site, origin)),
    ...(await listedArticles(server, site)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.flatMap((page) => entriesOf(page, site, origin)).join('\n')}
</urlset>
`;
}

async function datedScreens(server: ServerContext, site: Site, origin: string): Promise<Listed[]> {
  const changedAt = new Map<Dated, number>();
  for (const type of dated) {
    const shown = await shownDocument({ server, site }, type);
    if (shown) changedAt.set(type, shown.at.getTime());
  }
  const screensOfSite = [...(await listedScreens(server, site))].map(async (name) => {
    const times = (contentOf[name] ?? []).flatMap((type) => changedAt.get(type) ?? []);
    const changed = times.length === 0 ? null : new Date(Math.max(...times));
    const elsewhere = await addressElsewhere(server, site, name, origin);
    return { path: screens[name].path, query: '', changedAt: changed, elsewhere };
  });
  return Promise.all(screensOfSite);
}

/**
 * The address of a screen whose head names another as the canonical one: search engines are told of
 * that alone. It is the one in the site's own language, which a record's address is of.
 */
async function addressElsewhere(
  server: ServerContext,
  site: Site,
  screen: ScreenName,
  origin: string,
): Promise<string | null> {
  const [language = 'EN'] = site.languages;
  const { canonical: own, links } = alternates(screens[screen].path, site.languages, origin);
  const { canonical } = headAddresses({
    record: await seoOf({ server, site, language }, screen),
    tag: locales[language].tag,
    origin,
    canonical: own,
    alternates: links.map(({ href }) => href),
  });
  return canonical === own ? null : own;
}

async function listedArticles(server: ServerContext, site: Site): Promise<Listed[]> {
  if (!(await listedScreens(server, site)).has('news')) return [];
  const articles = await articlesOut({ server, site, language: 'EN' });
  return articles.map(({ article: { slug }, publishedAt, updatedAt }) => ({
    path: '/news',
    query: `?article=${slug}`,
    changedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
    elsewhere: null,
  }));
}

function entriesOf(
  { path, query, changedAt, elsewhere }: Listed,
  site: Site,
  origin: string,
): string[] {
  const all = alternates(path, site.languages, origin).links;
  const links = all.filter(({ href }) => href !== elsewhere);
  const address = (href: string): string => escapeHtml(href + query);
  const others = links
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(href)}"/>`,
    )
    .join('');
  const lastmod = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return links
    .filter(({ hreflang }) => hreflang !== 'x-default')
    .map(({ href }) => `<url><loc>${address(href)}</loc>${lastmod}${others}</url>`);
}
