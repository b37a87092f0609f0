import { screens, type ScreenName } from '@pavilion/domain/screens';
import { localeByTag } from '@pavilion/domain/locales';
import type { Passage } from '@pavilion/domain/support';
import type { RequestContext } from '../../../http/route.ts';
import {
  articlesOut,
  cmsOf,
  faqsOf,
  pickText,
  promotionsOut,
  sanitised,
  type CmsPageName,
  type ContentScope,
} from '../../site/content/index.ts';
import { gamePassages, sportsRulePassages } from './game-passages.service.ts';
import type { SitePassage } from './site-passage.ts';
import { wordsIn } from './words-in.ts';

/** Pages of words, most helpful first, and the screens that show them. */
const pages: ReadonlyArray<readonly [CmsPageName, ScreenName]> = [
  ['faqs', 'faqs'],
  ['banking', 'banking'],
  ['responsible_gaming', 'responsible-gaming'],
  ['about_us', 'about'],
  ['privacy_policy', 'privacy-policy'],
  ['term_condition', 'term-condition'],
];

/**
 * Everything the site's own questions, pages, news, promotions, rules and games say, in the
 * language of the visitor as far as the site has it, else in English.
 */
export async function passagesOf(context: RequestContext): Promise<SitePassage[]> {
  const { server, site, language } = context;
  const code = localeByTag(language.tag)?.code ?? 'EN';
  const scope = { server, site, language: code };
  const cms = await cmsOf(scope);
  const questions = (await faqsOf(scope)).flatMap((category) => category.questions);
  const asked = questions.map(({ question, answer }): SitePassage => ({
    path: screens.faqs.path,
    title: question,
    text: wordsIn(answer),
    kind: 'faq',
    draws: false,
  }));
  const known = new Set(asked.map(({ title }) => title));
  const written = pages.flatMap(([page, screen]) => {
    const { status, en_body: english, local_body: local } = cms[page];
    const body = code === 'EN' ? english || local : local || english;
    return status ? passagesIn(screens[screen].path, body) : [];
  });
  const paged = written
    // The page of questions may say the same in its own words.
    .filter(({ title }) => !known.has(title))
    .map((passage): SitePassage => ({
      ...passage,
      kind: passage.path === screens.faqs.path ? 'faq' : 'page',
      draws: false,
    }));
  return [
    ...asked,
    ...paged,
    ...sportsRulePassages(context),
    ...(await newsPassages(scope)),
    ...(await offerPassages(scope)),
    ...(await gamePassages(context)),
  ];
}

/** Articles that are out, each whole. */
async function newsPassages(scope: ContentScope): Promise<SitePassage[]> {
  const articles = await articlesOut(scope);
  return articles.map(({ article }) => ({
    path: `${screens.news.path}?article=${article.slug}`,
    title: pickText(article.titles, scope.language, scope.site),
    text: wordsIn(sanitised(pickText(article.bodies, scope.language, scope.site))),
    kind: 'news',
    draws: false,
  }));
}

/** Promotions that are out, each with its terms. */
async function offerPassages(scope: ContentScope): Promise<SitePassage[]> {
  const read = (texts: Parameters<typeof pickText>[0]): string =>
    pickText(texts, scope.language, scope.site);
  return (await promotionsOut(scope)).map((item) => ({
    path: screens.promotions.path,
    title: read(item.titles),
    text: wordsIn(`${sanitised(read(item.bodies))}\n${sanitised(read(item.terms))}`),
    kind: 'promotion',
    draws: true,
  }));
}

const heading = /<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>/g;

/**
 * Takes a page of text apart at its headings. What has no words under its heading is no passage.
 */
export function passagesIn(path: string, html: string): Passage[] {
  const headings = [...html.matchAll(heading)];
  return headings
    .map((match, index): Passage => {
      const start = match.index + match[0].length;
      const body = html.slice(start, headings[index + 1]?.index);
      return { path, title: wordsIn(match[1] ?? ''), text: wordsIn(body) };
    })
    .filter(({ title, text }) => title !== '' && text !== '');
}
