import { expect, it } from 'vitest';
import { heardOf, withBoard, type BoardEvent } from './board-event.ts';
import type { MatchEvent } from './sports.queries.ts';

const selection = (selection_id: string, odds: string) => ({ selection_id, odds, outcome: 'home' });
const event = {
  event_id: 'match',
  state: 'upcoming',
  minute: null,
  home_team_name: 'Celtic',
  markets: [
    {
      market_id: 'm',
      status: 'open',
      selections: [selection('a', '2.00'), selection('b', '3.00')],
    },
    { market_id: 'n', status: 'open', selections: [selection('c', '1.50')] },
  ],
} as unknown as MatchEvent;

const told = (markets: BoardEvent['markets']): BoardEvent => ({
  ...{ event_id: 'match', state: 'live', minute: 7, home_score: 1, away_score: 0, markets },
});
const market = (market_id: string, prices: Record<string, string>) => ({
  ...{ market_id, status: 'suspended' as const, stop_reason: 'goal' as const, prices },
});

it('changes state, score and prices of a match, and takes away what is not told any more', () => {
  const now = withBoard(event, told([market('m', { a: '1.80' })]));
  expect(now).toMatchObject({ state: 'live', minute: 7, home_score: 1, home_team_name: 'Celtic' });
  expect(now?.markets).toEqual([
    {
      market_id: 'm',
      status: 'suspended',
      stop_reason: 'goal',
      selections: [selection('a', '1.80')],
    },
  ]);
});

it.each([
  ['of a market the list does not know', market('other', { z: '2.00' })],
  ['of a selection the list does not know', market('m', { a: '1.80', z: '2.00' })],
])('does not know all %s', (_name, one) => {
  expect(withBoard(event, told([one]))).toBeNull();
});

it('tells the slip the prices of markets, which are not all of the match', () => {
  expect(heardOf(told([market('m', { a: '1.80' })]))).toEqual({
    eventId: 'match',
    isAll: false,
    markets: [
      { market_id: 'm', status: 'suspended', selections: [{ selection_id: 'a', odds: '1.80' }] },
    ],
  });
});
