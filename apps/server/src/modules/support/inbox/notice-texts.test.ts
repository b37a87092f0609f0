import { describe, expect, it } from 'vitest';
import { createFormat, localeCodeOf, messageTags } from '@pavilion/i18n';
import { noticeText } from './notice-texts.ts';

const namedAs = (name: string) =>
  Object.fromEntries(messageTags.map((tag) => [localeCodeOf(tag), `${name} (${tag})`]));
const prize = {
  titles: namedAs('Race'),
  place: 3,
  prizeMinor: '1234500',
  turnoverMinor: '98765400',
  currency: 'PHP',
};
const corrected = {
  homeNames: namedAs('Celtic'),
  awayNames: namedAs('Hearts'),
  homeScore: 2,
  awayScore: 1,
  beforeMinor: '0',
  afterMinor: '150000',
  currency: 'PHP',
};

describe.each(messageTags)('in %s', (tag) => {
  const { money, number } = createFormat({ tag });

  it('a winner reads tournament, prize, place and turnover as the language writes them', () => {
    const { title, body } = noticeText('prize.won', prize, tag);
    expect(title).toContain(`Race (${tag})`);
    for (const text of [title, body]) expect(text).toContain(money(1_234_500n, 'PHP'));
    expect(body).toContain(money(98_765_400n, 'PHP'));
    expect(body).toContain(number(3));
  });

  it('the winner of a pot reads which one and how much', () => {
    const pot = { names: namedAs('Pot'), amountMinor: '123456', currency: 'PHP' };
    const { title, body } = noticeText('jackpot.won', pot, tag);
    expect(body).toContain(`Pot (${tag})`);
    for (const text of [title, body]) expect(text).toContain(money(123_456n, 'PHP'));
  });

  it('a correction names the match, its new score, and what the bet returns now and did before', () => {
    const { title, body } = noticeText('bet.corrected', corrected, tag);
    expect(title).toContain(`Celtic (${tag}) – Hearts (${tag})`);
    for (const part of ['2–1', money(0n, 'PHP'), money(150_000n, 'PHP')])
      expect(body).toContain(part);
    const voided = { ...corrected, homeScore: null, awayScore: null };
    expect(noticeText('bet.corrected', voided, tag).body).not.toMatch(/null|–/);
  });
});

it('falls back to English: text and name, each by itself', () => {
  expect(noticeText('prize.won', prize, 'mn')).toEqual(noticeText('prize.won', prize, 'en-US'));
  const named = { ...prize, titles: { EN: 'Race' } };
  expect(noticeText('prize.won', named, 'es').title).toMatch(/^Has ganado .*: Race$/);
});
