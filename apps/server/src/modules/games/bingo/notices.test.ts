import { expect, it } from 'vitest';
import { messageTags } from '@pavilion/i18n';
import { cardsBack, cardsWon } from './notices.ts';

const told = { room: 'Garden Room', gameId: '01930000-0000-7000-8000-000000000001' };

it.each(messageTags)('in %s a player reads which room it is about', (tag) => {
  for (const notice of [cardsWon, cardsBack])
    expect(notice.textOf(told, tag).title).toContain('Garden Room');
});

it('leads to its game and says nothing of how much', () => {
  expect(cardsWon.linkOf(told)).toBe(`/bingo?game=${told.gameId}`);
  expect(cardsWon.textOf(told, 'en-US').body).not.toMatch(/\d/);
});
