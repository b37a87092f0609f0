import { expect, it } from 'vitest';
import { createFormat, localeCodeOf, messageTags } from '@pavilion/i18n';
import { jackpotWon } from './notices.ts';

const names = Object.fromEntries(messageTags.map((tag) => [localeCodeOf(tag), `Pot (${tag})`]));

it.each(messageTags)('the winner of a pot reads in %s which one and how much', (tag) => {
  const pot = { names, amountMinor: '123456', currency: 'PHP' };
  const { title, body } = jackpotWon.textOf(pot, tag);
  expect(body).toContain(`Pot (${tag})`);
  const amount = createFormat({ tag }).money(123_456n, 'PHP');
  for (const text of [title, body]) expect(text).toContain(amount);
});
