import { alternates } from '@pavilion/i18n';
import { screenNames, screens, type ScreenName } from '@pavilion/domain/screens';
import type { ServerContext } from '../../../context.ts';
import { escapeHtml } from '../../../escape.ts';
import type { Site } from '../../../site-directory/index.ts';
import { articlesOut, itemsOf, shownDocument } from '../content/index.ts';
import { isListedOn } from './listed-screens.ts';

/** A page search engines may list: its path, its query, and when what stands on it was last written. */
interface Listed {
  path: string;
  query: string;
  changedAt: Date | null;
}

/** Whose content stands on a screen. */
const contentOf: Partial<Record<ScreenName, 'pages' | 'faqs' | 'news' | 'slides'>> = {
  home: 'slides',
  about: 'pages',
  banking: 'pages',
  'privacy-policy': 'pages',
  'term-condition': 'pages',
  'responsible-gaming': 'pages',
  faqs: 'faqs',
  news: 'news',
};

/** sitemap.xml: public pages and articles × languages, each with its alternates and the day of its content. */
export async function sitemapOf(
  server: ServerContext,
  site: Site,
  origin: string,
): Promise<string> {
  const listed = [...(await listedScreens(server, site)), ...(await listedArticles(server, site))];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listed.flatMap((page) => entriesOf(page, site, origin)).join('\n')}
</urlset>
`;
}

async function listedScreens(server: ServerContext, site: Site): Promise<Listed[]> {
  const changedAt = new Map<string, Date | null>();
  for (const type of ['pages', 'faqs', 'news', 'slides'] as const)
    changedAt.set(type, (await shownDocument({ server, site }, type))?.at ?? null);
  const hidden = new Set(
    (await itemsOf({ server, site }, 'seo'))
      .filter(({ noindex }) => noindex)
      .map(({ page_name }) => page_name),
  );
  return screenNames
    .filter((name) => isListedOn(site, name) && !hidden.has(name))
    .map((name) => ({
      path: screens[name].path,
      query: '',
      changedAt: changedAt.get(contentOf[name] ?? '') ?? null,
    }));
}

async function listedArticles(server: ServerContext, site: Site): Promise<Listed[]> {
  const articles = await articlesOut({ server, site, language: 'EN' });
  return articles.map(({ article: { slug }, publishedAt, updatedAt }) => ({
    path: '/news',
    query: `?article=${slug}`,
    changedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
  }));
}

function entriesOf({ path, query, changedAt }: Listed, site: Site, origin: string): string[] {
  const { links } = alternates(path, site.languages, origin);
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
