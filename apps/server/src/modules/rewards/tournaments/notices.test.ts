import { expect, it } from 'vitest';
import { createFormat, localeCodeOf, messageTags } from '@pavilion/i18n';
import { prizeWon } from './notices.ts';

const titles = Object.fromEntries(messageTags.map((tag) => [localeCodeOf(tag), `Race (${tag})`]));
const prize = {
  titles,
  place: 3,
  prizeMinor: '1234500',
  turnoverMinor: '98765400',
  currency: 'PHP',
};

it.each(messageTags)('a winner reads in %s tournament, prize, place and turnover', (tag) => {
  const { money, number } = createFormat({ tag });
  const { title, body } = prizeWon.textOf(prize, tag);
  expect(title).toContain(`Race (${tag})`);
  for (const text of [title, body]) expect(text).toContain(money(1_234_500n, 'PHP'));
  expect(body).toContain(money(98_765_400n, 'PHP'));
  expect(body).toContain(number(3));
});
