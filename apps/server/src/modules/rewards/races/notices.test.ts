import { expect, it } from 'vitest';
import { createFormat, localeCodeOf, messageTags } from '@pavilion/i18n';
import { raceWon } from './notices.ts';

const titles = Object.fromEntries(messageTags.map((tag) => [localeCodeOf(tag), `Race (${tag})`]));
const won = { titles, place: 3, kind: 'cash', amount: '12345.00', currency: 'PHP' } as const;

it.each(messageTags)('a winner reads in %s the race, the place and the prize', (tag) => {
  const { money, number } = createFormat({ tag });
  const { title, body } = raceWon.textOf(won, tag);
  expect(title).toContain(`Race (${tag})`);
  expect(title).toContain(number(3));
  expect(body).toContain(money(1_234_500n, 'PHP'));
  const other = raceWon.textOf({ ...won, kind: 'bonus', amount: '5.00' }, tag);
  expect(other.body).not.toBe(body);
});
