import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPassageIndex, type Passage } from './passage-index.ts';

const passagesOf = (...rows: [string, string][]): Passage[] =>
  rows.map(([title, text]) => ({ path: '/faqs', title, text }));
const passages = passagesOf(
  ['How do I open an account?', 'Choose Sign up and pick a username.'],
  ['I forgot my password.', 'Open Forgot password and enter your username.'],
  ['How do I deposit?', 'Open Deposit, choose a method & an amount.'],
  ['When is my bet settled?', 'Sports bets are settled when the result is official.'],
);
const indexOf = (passages: readonly Passage[], language: string) => {
  const index = createPassageIndex(language);
  for (const passage of passages) index.add(passage);
  return index;
};
const findPassages = (passages: readonly Passage[], question: string, language: string) =>
  indexOf(passages, language).find(question);
const titles = (found: { title: string }[]) => found.map(({ title }) => title);

describe('the assistant finds', () => {
  it.each([
    ['deposit', ['How do I deposit?']],
    ['I want to make a DEPOSITS', ['How do I deposit?']],
    ['forgot my pássword', ['I forgot my password.']],
    ['settlement of bets', ['When is my bet settled?']],
    ['what is the weather', []],
    ['', []],
    ['<img src=x>', []],
    // Grammar says nothing.
    ['how do i', []],
  ])('for %j: %j', (question, found) => {
    expect(titles(findPassages(passages, question, 'en-US')).slice(0, 1)).toEqual(found);
  });

  it('goes by the words that say what is meant', () => {
    const pages = passagesOf(
      ['How long we keep it', 'As long as the law says.'],
      ['Withdrawals', 'They take a day.'],
      ['Before you play', 'Choose an amount.'],
      ['Limits', 'Yours to set.'],
    );
    const found = findPassages(pages, 'how long does a withdrawal take', 'en-US');
    expect(titles(found)[0]).toBe('Withdrawals');
  });

  it('answers in writing without spaces', () => {
    const chinese = passagesOf(
      ['如何存款？', '打开存款页面。'],
      ['忘记密码', '打开忘记密码。'],
      ['投注何时结算？', '赛果公布后。'],
    );
    expect(titles(findPassages(chinese, '我忘记密码了', 'zh-Hans'))).toEqual(['忘记密码']);
  });

  it('keeps back what may not be told, and tells the next best', () => {
    const index = indexOf(
      passagesOf(
        ['Bonus of the week', 'Play.'],
        ['Rules', 'What a bonus is.'],
        ['Deposits', 'By card.'],
        ['Accounts', 'One each.'],
      ),
      'en-US',
    );
    const mayTell = ({ title }: Passage) => title !== 'Bonus of the week';
    expect(titles(index.find('bonus'))).toEqual(['Bonus of the week']);
    expect(titles(index.find('bonus', mayTell))).toEqual(['Rules']);
  });

  it('finds what is added later, and the same whichever way the passages stand', () => {
    const index = indexOf(passages, 'en-US');
    expect(index.find('bonus')).toEqual([]);
    index.add({ path: '/promotions', title: 'Welcome bonus', text: 'Once.' });
    expect(titles(index.find('bonus'))).toEqual(['Welcome bonus']);
    const words = fc.constantFrom('deposit', 'deposits', 'bonus', 'limit', 'limits', 'verify');
    const sentence = fc.array(words, { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 2, maxLength: 12 }), words, (texts, question) => {
        const all = texts.map((text, at) => ({ path: `/${at}`, title: `T${at}`, text }));
        const found = findPassages(all, question, 'en-US');
        const stem = question.length >= 5 ? question.slice(0, -2) : question;
        for (const { text } of found)
          expect(text.split(' ').some((word) => word.startsWith(stem))).toBe(true);
        const back = findPassages(all.toReversed(), question, 'en-US');
        expect(back.length).toBe(found.length);
      }),
    );
  });

  it('gives three answers at most', () => {
    const rows = Array.from({ length: 20 }, (_, index): [string, string] => [
      `Topic ${index}`,
      index < 6 ? `Bonus ${index}` : `Other ${index}`,
    ]);
    expect(findPassages(passagesOf(...rows), 'bonus', 'en-US')).toHaveLength(3);
  });
});
