import { describe, expect, it } from 'vitest';
import { findTopics } from './find-topics.ts';
import { topicsOf } from './help-topics.ts';

const faqs = `
<h2>Frequently asked questions</h2>
<h3>How do I open an account?</h3>
<p>Choose <a href="/register">Sign up</a> and pick a username.</p>
<h3>I forgot my password.</h3>
<p>Open Forgot password and enter your username.</p>
<h3>How do I deposit?</h3>
<p>Open Deposit, choose a method &amp; an amount.</p>
<h3>When is my bet settled?</h3>
<p>Sports bets are settled when the result is official.</p>
<h3>Empty</h3>
<p> </p>`;
const topics = topicsOf('/faqs', faqs);
const titles = (found: { title: string }[]) => found.map(({ title }) => title);

describe('help topics', () => {
  it('are the headings with the words below them', () => {
    expect(titles(topics)).toEqual([
      'How do I open an account?',
      'I forgot my password.',
      'How do I deposit?',
      'When is my bet settled?',
    ]);
    expect(topics[2]).toMatchObject({
      path: '/faqs',
      html: '<p>Open Deposit, choose a method &amp; an amount.</p>',
    });
  });

  it('are none of a page without headings', () => {
    expect(topicsOf('/about', '<p>Words.</p>')).toEqual([]);
  });
});

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
    expect(titles(findTopics(topics, question, 'en-US')).slice(0, 1)).toEqual(found);
  });

  it('goes by the words that say what is meant', () => {
    const pages = topicsOf(
      '/banking',
      `<h3>How long we keep it</h3><p>As long as the law says.</p>
       <h3>Withdrawals</h3><p>They take a day.</p>
       <h3>Before you play</h3><p>Choose an amount.</p>
       <h3>Limits</h3><p>Yours to set.</p>`,
    );
    const found = findTopics(pages, 'how long does a withdrawal take', 'en-US');
    expect(titles(found)[0]).toBe('Withdrawals');
  });

  it('answers in writing without spaces', () => {
    const chinese = topicsOf(
      '/faqs',
      '<h3>如何存款？</h3><p>打开存款页面。</p><h3>忘记密码</h3><p>打开忘记密码。</p><h3>投注何时结算？</h3><p>赛果公布后。</p>',
    );
    expect(titles(findTopics(chinese, '我忘记密码了', 'zh-Hans'))).toEqual(['忘记密码']);
  });

  it('gives three answers at most', () => {
    const many = Array.from(
      { length: 20 },
      (_, index) => `<h3>Topic ${index}</h3><p>Bonus ${index}</p>`,
    );
    const few = `${many.slice(0, 6).join('')}${many.map((text) => text.replace('Bonus', 'Other')).join('')}`;
    expect(findTopics(topicsOf('/faqs', few), 'bonus', 'en-US')).toHaveLength(3);
  });
});
