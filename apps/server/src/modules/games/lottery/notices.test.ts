import { expect, it } from 'vitest';
import { messageTags } from '@pavilion/i18n';
import { drawResult, drawSkipped, subscriptionStopped, ticketsBack } from './notices.ts';

const told = { game: 'lotto-6-49', drawId: '6-49:2026-12-02-2100' };

it.each(messageTags)('in %s a player reads which lottery it is about', (tag) => {
  for (const notice of [drawResult, ticketsBack, drawSkipped, subscriptionStopped])
    expect(notice.textOf(told, tag).title).toContain('Lotto 6/49');
});

it('a result leads to its draw and says nothing of what was won', () => {
  expect(drawResult.linkOf(told)).toBe('/lottery?draw=6-49%3A2026-12-02-2100');
  expect(drawResult.textOf(told, 'en-US').title).toBe('Lotto 6/49: there is a result');
});
