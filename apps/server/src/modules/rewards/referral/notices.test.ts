import { expect, it } from 'vitest';
import { messageTags } from '@pavilion/i18n';
import { referralQualified } from './notices.ts';

it.each(messageTags)('who invited a friend reads in %s that the friend is through', (tag) => {
  const { title, body } = referralQualified.textOf({}, tag);
  for (const text of [title, body]) {
    expect(text.length).toBeGreaterThan(5);
    expect(text).not.toContain('referralQualified');
  }
});

it('says so in every language in words of its own', () => {
  const bodies = messageTags.map((tag) => referralQualified.textOf({}, tag).body);
  expect(new Set(bodies).size).toBe(messageTags.length);
});
