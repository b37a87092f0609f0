import { screens, type ScreenName } from '@pavilion/domain/screens';
import { localeByTag } from '@pavilion/domain/locales';
import type { Passage } from '@pavilion/domain/support';
import type { RequestContext } from '../../../http/route.ts';
import { cmsOf, faqsOf, type CmsPageName } from '../../site/content/index.ts';

/** Pages of words, most helpful first, and the screens that show them. */
const pages: ReadonlyArray<readonly [CmsPageName, ScreenName]> = [
  ['faqs', 'faqs'],
  ['banking', 'banking'],
  ['responsible_gaming', 'responsible-gaming'],
  ['about_us', 'about'],
  ['privacy_policy', 'privacy-policy'],
  ['term_condition', 'term-condition'],
];

/** Everything the site's own questions and pages say, in the language of the visitor as far as the site has it, else in English. */
export async function passagesOf({ server, site, language }: RequestContext): Promise<Passage[]> {
  const code = localeByTag(language.tag)?.code ?? 'EN';
  const scope = { server, site, language: code };
  const cms = await cmsOf(scope);
  const questions = (await faqsOf(scope)).flatMap((category) => category.questions);
  const asked = questions.map(({ question, answer }) => ({
    path: screens.faqs.path,
    title: question,
    text: wordsIn(answer),
  }));
  const known = new Set(asked.map(({ title }) => title));
  const written = pages.flatMap(([page, screen]) => {
    const { status, en_body: english, local_body: local } = cms[page];
    const body = code === 'EN' ? english || local : local || english;
    return status ? passagesIn(screens[screen].path, body) : [];
  });
  // The page of questions may say the same in its own words.
  return [...asked, ...written.filter(({ title }) => !known.has(title))];
}

const heading = /<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>/g;

/** Takes a page of text apart at its headings. What has no words under its heading is no passage. */
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

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of cleaned HTML: a paragraph or an entry of a list is a line. */
function wordsIn(html: string): string {
  return html
    .replaceAll(/<li[^>]*>/g, '\n- ')
    .replaceAll(/<\/(p|ul|ol|tr|div)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, number: string | undefined, name: string) =>
      number === undefined ? (named[name] ?? whole) : String.fromCodePoint(Number(number)),
    )
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
