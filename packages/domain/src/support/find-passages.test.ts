import { describe, expect, it } from 'vitest';
import { findPassages, type Passage } from './find-passages.ts';

const passagesOf = (...rows: [string, string][]): Passage[] =>
  rows.map(([title, text]) => ({ path: '/faqs', title, text }));
const passages = passagesOf(
  ['How do I open an account?', 'Choose Sign up and pick a username.'],
  ['I forgot my password.', 'Open Forgot password and enter your username.'],
  ['How do I deposit?', 'Open Deposit, choose a method & an amount.'],
  ['When is my bet settled?', 'Sports bets are settled when the result is official.'],
);
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

  it('gives three answers at most', () => {
    const rows = Array.from({ length: 20 }, (_, index): [string, string] => [
      `Topic ${index}`,
      index < 6 ? `Bonus ${index}` : `Other ${index}`,
    ]);
    expect(findPassages(passagesOf(...rows), 'bonus', 'en-US')).toHaveLength(3);
  });
});
