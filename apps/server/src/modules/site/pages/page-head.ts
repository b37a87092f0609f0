import { alternates } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import {
  fetchSlide,
  headAddresses,
  headTexts,
  type BootData,
  type CallResponse,
  type HeadTexts,
} from '@pavilion/contracts';
import { siteMediaUrl, sitePicture, type Site } from '../../../site-directory/index.ts';
import { escapeHtml, escapeJson } from '../../../escape.ts';
import type { PageSubject } from './page-subject.service.ts';

export interface HeadInput {
  site: Site;
  boot: BootData;
  /** Name of the page in its language; empty for the home page. */
  pageTitle: string;
  origin: string;
  /** Path as requested, without query. */
  requestedPath: string;
  /** What must run before anything is painted. */
  checkTags: readonly string[];
  /** Style sheets of the first view and the site's palette. */
  styleTags: readonly string[];
  /** The page as drawn; empty where the browser draws it. */
  drawnHtml: string;
  /** Font files of the first view. */
  fonts: readonly string[];
  /** How the scripts of the first view are loaded. */
  scriptTags: readonly string[];
  /** Only public pages that exist may be found by search engines. */
  isIndexable: boolean;
  /** What its query tells of, where it is a page of its own by it. */
  subject: PageSubject | null;
  /** Address of a picture with the title of the page; null where none is drawn. */
  titledPicture: string | null;
  /** Facts for search engines. */
  facts: readonly object[];
}

/**
 * Everything the server adds to the head: tags for search engines and sharing, icons, the palette,
 * preloads.
 */
export function pageHead(input: HeadInput): string {
  const { site, boot } = input;
  return [
    ...input.checkTags,
    ...seoTags(input),
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(sitePicture(site, 'favicon.svg'))}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(sitePicture(site, 'icon-192.png'))}">`,
    `<link rel="manifest" href="/manifest.webmanifest?lang=${boot.locale.tag}">`,
    ...firstPictures(boot, input.drawnHtml),
    ...input.fonts.map(fontTag),
    ...input.styleTags,
    ...input.scriptTags,
    ...input.facts.map((fact) => `<script type="application/ld+json">${escapeJson(fact)}</script>`),
  ].join('\n    ');
}

function seoTags(input: HeadInput): string[] {
  const { boot, site, origin } = input;
  const { tag } = boot.locale;
  const { title, description, keywords } = textsOf(input);
  const picture = sharedPicture(input);
  const tags = [`<title>${escapeHtml(title)}</title>`];
  const meta = (attribute: string, name: string, content: string | undefined): void => {
    if (content) tags.push(`<meta ${attribute}="${name}" content="${escapeHtml(content)}">`);
  };
  meta('name', 'description', description);
  meta('name', 'keywords', keywords);
  meta('name', 'author', boot.seo?.meta_author);
  meta('name', 'publisher', boot.seo?.meta_publisher);
  meta('name', 'robots', input.isIndexable ? undefined : 'noindex');
  meta('property', 'og:type', input.subject?.kind === 'article' ? 'article' : 'website');
  meta('property', 'og:site_name', site.name);
  meta('property', 'og:title', title);
  meta('property', 'og:description', description);
  meta('property', 'og:image', new URL(picture, origin).href);
  meta('property', 'og:locale', tag.replace('-', '_'));
  meta('name', 'twitter:card', 'summary_large_image');
  if (input.isIndexable) tags.push(...linkTags(input));
  return tags;
}

/**
 * The picture a link to the page is shown with: the operator's own, else one with the title, else
 * the brand's.
 */
function sharedPicture({ boot, site, subject, titledPicture }: HeadInput): string {
  const drawn = titledPicture ?? sitePicture(site, 'social.png');
  // The record is of the page without its subject.
  if (!subject) return boot.seo?.meta_image_url || drawn;
  return subject.pictureUrl ? siteMediaUrl(site, subject.pictureUrl) : drawn;
}

/** Title and words of the page, or of what its query tells of. */
function textsOf(input: HeadInput): HeadTexts {
  const { boot, site, subject } = input;
  if (subject)
    return {
      title: `${subject.title} | ${site.name}`,
      description: subject.description,
      keywords: undefined,
    };
  const { tag } = boot.locale;
  return headTexts({
    record: boot.seo,
    tag,
    isEnglish: tag === 'en-US',
    pageTitle: input.pageTitle,
    siteName: site.name,
    fallbackDescription: input.isIndexable ? generalWords(input) : '',
  });
}

/** What a page says of itself when nobody wrote anything for it in its language. */
function generalWords({ boot, pageTitle, site }: HeadInput): string {
  const t = createTranslator(boot.locale.tag);
  return pageTitle === ''
    ? t('ui.shell.seoHome', { site: site.name })
    : t('ui.shell.seoPage', { page: pageTitle, site: site.name });
}

function linkTags({ boot, requestedPath, site, origin, subject }: HeadInput): string[] {
  const plain = alternates(requestedPath, site.languages, origin);
  const query = subject?.query ?? '';
  const computed = plain.canonical + query;
  const links = plain.links.map((link) => ({ ...link, href: link.href + query }));
  const { canonical, url } = headAddresses({
    // The record is of the page without its subject.
    record: subject ? null : boot.seo,
    tag: boot.locale.tag,
    origin,
    canonical: computed,
    alternates: links.map(({ href }) => href),
  });
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    ...links.map(
      ({ hreflang, href }) =>
        `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`,
    ),
  ];
}

/**
 * The first hero slide is the largest thing of most home pages: its picture starts loading with the
 * page. Only where the page shows it: some heroes take one shape of it for every width.
 */
function firstPictures(boot: BootData, html: string): string[] {
  const slide = firstSlideOf(boot);
  if (!slide) return [];
  const shapes = [
    [slide.mobile_img_url, '(width <= 720px)'],
    [slide.img_url, '(width > 720px)'],
  ] as const;
  const shown = shapes.filter(([address]) => html.includes(`"${escapeHtml(address)}"`));
  return shown.map(([address, media]) => {
    const condition = shown.length > 1 ? ` media="${media}"` : '';
    return `<link rel="preload" as="image" href="${escapeHtml(address)}"${condition} fetchpriority="high">`;
  });
}

/** Fonts come early, so that few texts change their face, but after the first picture. */
const fontTag = (file: string): string =>
  `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${escapeHtml(file)}">`;

function firstSlideOf(boot: BootData) {
  const answer = boot.answers?.find(({ path }) => path === fetchSlide.path);
  return (answer?.fields as CallResponse<typeof fetchSlide> | undefined)?.value[0];
}
