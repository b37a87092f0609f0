import '../../../testing/dom.ts';
import { expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { sampleMatch } from '../../../testing/sample-match.ts';
import { MatchClock } from './match-clock.tsx';
import type { MatchEvent } from './sports.queries.ts';

async function said(given: Partial<MatchEvent>): Promise<string> {
  const { element, unmount } = await mount(<MatchClock event={sampleMatch(given)} />);
  const text = element.textContent;
  await unmount();
  return text;
}

it.each([
  ['football', { minute: 63, period: '2h' }, 'Live63′'],
  ['tennis', { period: 's2', scores: { s2: { games: [4, 3] } } }, 'Live2nd set 4:3'],
  ['basketball', { period: 'q3', scores: { q3: { points: [12, 9] } } }, 'Live3rd quarter'],
  ['baseball', {}, 'Live'],
] as const)('a live match of %s says how far it is', async (sport, given, expected) => {
  const match = { sport, state: 'live', ...structuredClone(given) } as Partial<MatchEvent>;
  expect(await said(match)).toBe(expected);
});

it('one that is over says so', async () => {
  expect(await said({ state: 'finished' })).toBe('Finished');
});
