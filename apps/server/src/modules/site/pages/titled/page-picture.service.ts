import { createHash } from 'node:crypto';
import { drawSocialPreview } from '@pavilion/art';
import { localeByTag } from '@pavilion/domain/locales';
import { screenNames, type ScreenName } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import type { ServerContext } from '../../../../context.ts';
import { siteMediaUrl, type Site } from '../../../../site-directory/index.ts';
import { articlesOut, faqsOf, pickText } from '../../content/index.ts';
import { artPaletteOf, type PictureRequest } from '../../media/index.ts';
import type { PageSubject } from '../page-subject.service.ts';
import type { PageRequest } from '../page-request.types.ts';
import { fontFor } from './title-fonts.ts';
import { titleLayer } from './title-layer.ts';

/** A page a picture is drawn for. */
interface TitledPage {
  site: Site;
  /** Language tag of the title. */
  tag: string;
  screen: ScreenName;
  /** Name of the article or question it is about; null: the page itself. */
  slug: string | null;
  title: string;
}

/**
 * The picture a page is shared with, where its operator chose none: drawn with its title; null
 * where there is none.
 */
export async function sharePictureOf(
  { site, screen, locale, isPreview, isDown }: PageRequest,
  subject: PageSubject | null,
): Promise<string | null> {
  // The home page is the site itself, and what is not out yet has no picture.
  if (screen === null || screen === 'home' || isPreview || isDown) return null;
  const { tag } = locale;
  const title = subject?.title ?? createTranslator(tag)(screenTitleKey(screen));
  return pagePictureUrl({ site, tag, screen, slug: subject?.slug ?? null, title });
}

/** As many signs of a title as are drawn. */
const titleMax = 160;

/**
 * Address of the picture with the title of a page, which is shown where a link to it is shared;
 * null where the title cannot be written. The address changes with the title, so that caches may
 * keep the picture for ever.
 */
async function pagePictureUrl(page: TitledPage): Promise<string | null> {
  const { site, tag, screen, slug, title } = page;
  if ((await fontFor(drawn(title), tag)) === null) return null;
  const name = slug === null ? screen : `${screen}.${slug}`;
  const file = `${name}-${markOf(title)}.png`;
  return siteMediaUrl(site, `/media/og/${site.externalId}/{palette}/${tag}/${file}`);
}

const drawn = (title: string): string => title.replaceAll(/\s+/g, ' ').trim().slice(0, titleMax);

const markOf = (title: string): string =>
  createHash('sha256').update(drawn(title)).digest('hex').slice(0, 12);

const isScreen = (name: string): name is ScreenName => screenNames.some((known) => known === name);

const path =
  /^([a-z0-9-]{1,64})\/([a-z0-9-]{1,40})\/([A-Za-z-]{2,10})\/([a-z-]{1,40})(?:\.([a-z0-9-]{1,80}))?-([\da-f]{12})\.png$/;

/**
 * The picture of a page under a path below `/media/`; null where no page of the site has this title
 * now.
 */
export async function findPagePicture(
  server: ServerContext,
  address: string,
): Promise<PictureRequest | null> {
  const [, siteCode = '', paletteName = '', tag = '', screen = '', slug = null, mark] =
    path.exec(address) ?? [];
  const site = server.sites.byExternalId(siteCode);
  const palette = artPaletteOf(paletteName);
  if (!site || !palette || !isScreen(screen)) return null;
  const title = await titleOf(server, { site, tag, screen, slug });
  if (title === null || markOf(title) !== mark) return null;
  const words = drawn(title);
  const font = await fontFor(words, tag);
  if (font === null) return null;
  return {
    draw: () => drawSocialPreview({ siteCode, name: site.name, palette, title: words }),
    layer: () => titleLayer(words, font),
    format: 'png',
    width: 1200,
  };
}

/** What a page is called in a language of the site; null where there is no such page. */
async function titleOf(
  server: ServerContext,
  { site, tag, screen, slug }: Omit<TitledPage, 'title'>,
): Promise<string | null> {
  const language = localeByTag(tag)?.code;
  if (language === undefined || !site.languages.includes(language)) return null;
  if (slug === null) return createTranslator(tag)(screenTitleKey(screen));
  const scope = { server, site, language };
  if (screen === 'news') {
    const found = (await articlesOut(scope)).find(({ article }) => article.slug === slug);
    return found ? pickText(found.article.titles, language, site) : null;
  }
  if (screen !== 'faqs') return null;
  const questions = (await faqsOf(scope)).flatMap((category) => category.questions);
  return questions.find((question) => question.slug === slug)?.question ?? null;
}
