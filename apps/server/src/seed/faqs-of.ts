import type { ContentDocuments } from '@pavilion/contracts/content';
import type { LocaleCode } from '@pavilion/domain/locales';
import { cmsPagesByLocale, type CmsValues } from './cms/index.ts';
import { faqCategoryTitles, type FaqCategory } from './faq-titles.data.ts';

/** The questions of the page of text in its order: the name of each, and where it belongs. */
export const faqOrder: ReadonlyArray<readonly [slug: string, category: FaqCategory]> = [
  ['open-an-account', 'account'],
  ['no-code', 'account'],
  ['forgot-password', 'account'],
  ['deposit', 'money'],
  ['bet-settled', 'bets'],
  ['odds-changed', 'bets'],
  ['withdraw', 'money'],
  ['close-account', 'account'],
];

const categories: readonly FaqCategory[] = ['account', 'money', 'bets'];

/** The questions of the page of text, each with a name of its own, in some languages. */
export function faqsOf(codes: readonly LocaleCode[], values: CmsValues): ContentDocuments['faqs'] {
  const pages = codes.flatMap((code) => {
    const write = cmsPagesByLocale[code];
    return write ? [{ code, pairs: questionsOf(write.faqs(values)) }] : [];
  });
  const inAll = (place: number, part: 0 | 1) =>
    Object.fromEntries(pages.map(({ code, pairs }) => [code, pairs[place]?.[part] ?? '']));
  return categories.map((category) => ({
    category,
    titles: Object.fromEntries(pages.map(({ code }) => [code, titleIn(code, category)])),
    questions: faqOrder.flatMap(([slug, own], place) =>
      own === category ? [{ slug, questions: inAll(place, 0), answers: inAll(place, 1) }] : [],
    ),
  }));
}

const titleIn = (code: LocaleCode, category: FaqCategory): string =>
  (faqCategoryTitles[code] ?? faqCategoryTitles.EN)[category];

/** Headings of a page, each with what stands under it. */
export function questionsOf(html: string): Array<readonly [question: string, answer: string]> {
  return html
    .split('<h3>')
    .slice(1)
    .map((part) => {
      const [question = '', answer = ''] = part.split('</h3>');
      return [question.trim(), answer.trim()] as const;
    });
}
