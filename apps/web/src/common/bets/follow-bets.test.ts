import { expect, it } from 'vitest';
import { sampleBet } from '../../testing/sample-bet.ts';
import { withScore } from './follow-bets.ts';

const match = { state: 'live', minute: 61, home_score: 0, away_score: 0 } as const;
const open = { ...sampleBet, status: 'accepted', match } as const;
const goal = { event_id: 'e1', state: 'live', minute: 62, home_score: 1, away_score: 0 } as const;

it('a goal reaches the open bets on its match, and no others', () => {
  const other = { ...open, event_id: 'e2' };
  const page = { value: [open, other, sampleBet], next_cursor: null };
  const [changed, ...same] = withScore(page, goal).value;
  expect(changed).toMatchObject({
    match: { state: 'live', minute: 62, home_score: 1, away_score: 0 },
  });
  expect(same).toEqual([other, sampleBet]);
});

it('a page without the match stays as it is', () => {
  const page = { value: [sampleBet], next_cursor: null };
  expect(withScore(page, goal)).toBe(page);
});
