import { expect, it } from 'vitest';
import { sampleBet, samplePlaced } from '../../testing/sample-bet.ts';
import { openMatches, withStanding } from './bets-of-match.ts';

const match = { state: 'live', minute: 61, home_score: 0, away_score: 0 } as const;
const open = { ...sampleBet, status: 'accepted', match } as const;
const goal = { event_id: 'e1', state: 'live', minute: 62, home_score: 1, away_score: 0 } as const;
const pageOf = (...value: (typeof sampleBet)[]) => ({ value, next_cursor: null });

const parlay = () => {
  const placed = samplePlaced('a', 'b');
  return { ...placed, legs: placed.legs?.map((leg) => ({ ...leg, match })) };
};

it('a goal reaches the open bets on its match, and no others', () => {
  const other = { ...open, event_id: 'e2' };
  const told = withStanding(pageOf(open, other, sampleBet), goal);
  const [changed, ...same] = 'pages' in told ? [] : told.value;
  expect(changed).toMatchObject({
    match: { state: 'live', minute: 62, home_score: 1, away_score: 0 },
  });
  expect(same).toEqual([other, sampleBet]);
});

it('what a message leaves out of the state stays as it was', () => {
  const scores = { reg: { corners: [3, 1] as [number, number] } };
  const known = { ...open, match: { ...match, period: '2h', scores } };
  const told = withStanding(pageOf(known), { ...goal, period: 'et' });
  expect(told).toMatchObject({ value: [{ match: { period: 'et', scores, home_score: 1 } }] });
});

it('of a parlay the leg on the match changes alone', () => {
  const told = withStanding(pageOf(parlay()), goal);
  const legs = 'pages' in told ? [] : told.value.flatMap((bet) => ('legs' in bet ? bet.legs : []));
  expect(legs.map((leg) => leg?.match?.home_score)).toEqual([0, 1]);
});

it('answers without the match stay as they are', () => {
  const page = pageOf(sampleBet);
  expect(withStanding(page, goal)).toBe(page);
  const pages = { pages: [page], pageParams: [undefined] };
  expect(withStanding(pages, goal)).toBe(pages);
});

it('matches that are to be played or played now are followed, each once', () => {
  const over = { ...open, event_id: 'e3', match: { ...match, state: 'finished' as const } };
  const coming = { ...open, event_id: 'e4', match: { ...match, state: 'upcoming' as const } };
  const pages = { pages: [pageOf(open, over), pageOf(parlay())], pageParams: [undefined] };
  expect(openMatches([pages, pageOf(coming, sampleBet), undefined])).toEqual(['e0', 'e1', 'e4']);
});
