import { describe, expect, it } from 'vitest';
import { defineNotice, type NoticeKind } from './define-notice.ts';

const seatFree = defineNotice<{ names: Record<string, string>; stakeMinor: string }>({
  name: 'seat.freed',
  topic: 'bet',
  link: '/live',
  write: ({ names, stakeMinor }, { t, money, nameIn }) => ({
    title: nameIn(names),
    body: `${t('messages.notice.depositPaid.title')} ${money(stakeMinor, 'EUR')}`,
  }),
});
const named = { names: { EN: 'Table', ESP: 'Mesa' }, stakeMinor: '150' };

describe('a notice', () => {
  it.each([
    ['in the reader’s language', named, 'es', { title: 'Mesa', body: 'Depósito recibido 1,50 €' }],
    [
      'in English where it has none',
      named,
      'mn',
      { title: 'Table', body: 'Deposit received €1.50' },
    ],
    [
      'with the English name where none is translated',
      { ...named, names: { EN: 'Table' } },
      'es',
      { title: 'Table', body: 'Depósito recibido 1,50 €' },
    ],
  ])('is written %s', (_how, params, language, expected) => {
    const text = seatFree.textOf(params, language);
    const plain = Object.entries(text).map(([part, words]) => [part, words.replace(/\s/g, ' ')]);
    expect(Object.fromEntries(plain)).toEqual(expected);
  });

  it('leads to one screen, or where its params say', () => {
    expect(seatFree.linkOf(named)).toBe('/live');
    const write = () => ({ title: '', body: '' });
    const link = ({ page }: { page: string | null }) => page;
    const pageMade = defineNotice<{ page: string | null }>({
      ...{ name: 'page.made', topic: 'account', link, write },
    });
    expect(pageMade.linkOf({ page: '/news' })).toBe('/news');
    expect(pageMade.linkOf({ page: null })).toBeNull();
  });

  it('does not compile without words, nor with other params than its own', () => {
    // @ts-expect-error Words belong to every notice.
    const wordless: NoticeKind<object> = { name: 'seat.freed', topic: 'bet', link: null };
    expect(wordless).not.toHaveProperty('write');
    const owner = { siteId: 'site', playerId: 'player' };
    // @ts-expect-error Amounts go into a row as text.
    const draft = seatFree.to(owner, { ...named, stakeMinor: 150n });
    expect(draft.notice).toBe(seatFree);
  });

  it('is sent with its kind and nothing that its owner carries besides', () => {
    const owner = { siteId: 'site', playerId: 'player', notice: 'another' };
    expect(seatFree.to(owner, named, { onceKey: 'seat' })).toEqual({
      siteId: 'site',
      playerId: 'player',
      notice: seatFree,
      params: named,
      onceKey: 'seat',
    });
  });
});
