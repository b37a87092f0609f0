import { describe, expect, it } from 'vitest';
import { localeCodes, locales } from '@pavilion/domain/locales';
import { cmsPagesByLocale } from './cms/index.ts';
import { faqOrder, faqsOf, questionsOf } from './faqs-of.ts';

const values = { site: 'Aurelia', currency: 'PHP', age: 18 };
const written = localeCodes.filter((code) => locales[code].hasMessages);
const headings = (html: string): number => html.split('<h3>').length - 1;

describe.each(written)('the texts in %s', (code) => {
  const pages = cmsPagesByLocale[code];

  it('answer every question', () => {
    const pairs = questionsOf(pages?.faqs(values) ?? '');
    expect(pairs).toHaveLength(faqOrder.length);
    for (const [question, answer] of pairs) {
      expect(question).not.toBe('');
      expect(answer).toMatch(/^<p>.+<\/p>$/s);
    }
  });

  it('have terms on games and on the protection of players', () => {
    expect(headings(pages?.term_condition(values) ?? '')).toBeGreaterThanOrEqual(7);
  });
});

it('are one document with every question once', () => {
  const faqs = faqsOf(['EN', 'RUS'], values);
  const slugs = faqs.flatMap(({ questions }) => questions.map(({ slug }) => slug));
  expect(slugs.toSorted()).toEqual(faqOrder.map(([slug]) => slug).toSorted());
  const [account] = faqs;
  expect(account?.titles).toEqual({ EN: 'Account', RUS: 'Аккаунт' });
  expect(account?.questions[0]?.questions.RUS).toBe('Как открыть аккаунт?');
});
