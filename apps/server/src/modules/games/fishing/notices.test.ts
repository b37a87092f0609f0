import { expect, it } from 'vitest';
import { messageTags } from '@pavilion/i18n';
import { meterPaidOut } from './notices.ts';

const english = meterPaidOut.textOf({}, 'en-US');

it.each(messageTags.filter((tag) => tag !== 'en-US'))(
  'in %s a player reads in their own words that a meter was paid out',
  (tag) => {
    const { title, body } = meterPaidOut.textOf({}, tag);
    expect(title).not.toBe(english.title);
    expect(body).not.toBe(english.body);
  },
);

it('leads to the seas and says nothing of how much', () => {
  expect(meterPaidOut.linkOf({})).toBe('/fishing');
  expect(`${english.title} ${english.body}`).not.toMatch(/\d/);
});
