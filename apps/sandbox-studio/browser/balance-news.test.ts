import { describe, expect, it } from 'vitest';
import { BalanceNews } from './balance-news.ts';

function table() {
  const shown: string[] = [];
  const asked: Array<PromiseWithResolvers<{ balance: string }>> = [];
  const ask = () => {
    const question = Promise.withResolvers<{ balance: string }>();
    asked.push(question);
    return question.promise;
  };
  const answer = async (which: number, balance: string | Error) => {
    if (balance instanceof Error) asked[which]?.reject(balance);
    else asked[which]?.resolve({ balance });
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    shown,
    asked,
    answer,
    news: new BalanceNews(ask, (balance) => shown.push(balance)),
  };
}

describe('the balance of a game', () => {
  it('is asked for on news', async () => {
    const { news, answer, shown } = table();
    news.hear();
    await answer(0, '9.00');
    expect(shown).toEqual(['9.00']);
  });

  it('is asked for after the round when the news came while it played', async () => {
    const { news, answer, asked, shown } = table();
    news.hold();
    news.hear();
    expect(asked).toHaveLength(0);
    news.tell('10.00');
    news.release();
    await answer(0, '9.00');
    expect(shown).toEqual(['10.00', '9.00']);
    news.hold();
    news.release();
    expect(asked).toHaveLength(1);
  });

  it('does not tell a result before the round did, nor fall back to what was asked before it', async () => {
    const { news, answer, asked, shown } = table();
    news.hear();
    news.hold();
    await answer(0, '12.00');
    expect(shown).toEqual([]);
    news.tell('11.00');
    news.release();
    expect(asked).toHaveLength(2);
    await answer(1, '11.00');
    expect(shown).toEqual(['11.00', '11.00']);
  });

  it('is that of the last question, in whatever order the answers come', async () => {
    const { news, answer, shown } = table();
    news.hear();
    news.hear();
    await answer(1, '8.00');
    await answer(0, '9.00');
    expect(shown).toEqual(['8.00']);
  });

  it('is asked for again after a round when nobody answered', async () => {
    const { news, answer, asked, shown } = table();
    news.hear();
    await answer(0, new Error('offline'));
    news.hold();
    news.release();
    expect(asked).toHaveLength(2);
    await answer(1, '7.00');
    expect(shown).toEqual(['7.00']);
  });
});
