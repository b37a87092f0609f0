import { describe, expect, it } from 'vitest';
import { createFormat, localeCodeOf, messageTags } from '@pavilion/i18n';
import { prizeText } from './prize-texts.ts';

const titles = Object.fromEntries(messageTags.map((tag) => [localeCodeOf(tag), `Race (${tag})`]));
const prize = {
  titles,
  place: 3,
  prizeMinor: 1_234_500n,
  turnoverMinor: 98_765_400n,
  currency: 'PHP',
} as const;

describe('what a winner is told', () => {
  it.each(messageTags)(
    '%s: tournament and prize, place and turnover, as the language writes them',
    (tag) => {
      const { money, number } = createFormat({ tag });
      const { title, body } = prizeText(tag, prize);
      expect(title).toContain(`Race (${tag})`);
      expect(title).toContain(money(prize.prizeMinor, 'PHP'));
      expect(body).toContain(money(prize.prizeMinor, 'PHP'));
      expect(body).toContain(money(prize.turnoverMinor, 'PHP'));
      expect(body).toContain(number(prize.place));
      if (tag !== 'en-US') expect(body).not.toMatch(/You finished/);
    },
  );

  it('falls back to English: text and title, each by itself', () => {
    expect(prizeText('mn', prize)).toEqual(prizeText('en-US', prize));
    expect(prizeText('es', { ...prize, titles: { EN: 'Race' } }).title).toMatch(
      /^Has ganado .*: Race$/,
    );
  });
});
