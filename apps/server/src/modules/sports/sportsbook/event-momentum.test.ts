import { factsOf, type Incident } from '@pavilion/sports';
import { describe, expect, it } from 'vitest';
import { momentumOf } from './event-momentum.ts';
import { timelineOf } from './event-timeline.ts';

const incident = (no: number, given: Partial<Incident>): Incident => ({
  ...{ no, stat: 'goals', period: '1h', minute: no, side: 'home', value: 1 },
  ...given,
});
const momentum = (incidents: Incident[], until: number | null = null) =>
  momentumOf(factsOf({ incidents }), until);

describe('momentum', () => {
  it('is untold where nothing happened, or nothing that has a minute', () => {
    expect(momentum([])).toEqual([]);
    expect(momentum([incident(1, { minute: null })])).toEqual([]);
  });

  it('is home’s after a goal of home, and fades by minutes', () => {
    const points = momentum([incident(1, { minute: 2 })], 20);
    expect(points.map(({ minute }) => minute)).toEqual(Array.from({ length: 21 }, (_, no) => no));
    const values = points.map(({ value }) => value);
    expect(values.slice(0, 3)).toEqual([0, 0, 60]);
    // A third of it (1/e) after six minutes.
    expect(values[8]).toBe(22);
    expect(values[20]).toBeLessThan(5);
  });

  it('is the other side’s after a card, and never beyond 100', () => {
    expect(momentum([incident(1, { stat: 'cards', minute: 0 })])).toEqual([
      { minute: 0, value: -12 },
    ]);
    const many = [1, 2, 3].map((no) => incident(no, { minute: 0, side: 'away' }));
    expect(momentum(many)).toEqual([{ minute: 0, value: -100 }]);
  });
});

it('a timeline tells what happened in its order, with the score as it stood', () => {
  const items = timelineOf(
    'football',
    factsOf({
      incidents: [
        incident(3, { stat: 'cards', value: 2, side: 'away' }),
        incident(1, { playerId: 'p1' }),
        incident(2, { isOwn: true, side: 'away', playerId: 'unnamed' }),
        incident(4, { stat: 'cards' }),
        incident(5, { stat: 'corners' }),
        incident(6, { period: 'pen', minute: null }),
      ],
    }),
    new Map([['p1', 'Ada']]),
  );
  expect(
    items.map(({ no, text_key, player_name, score }) => [no, text_key, player_name, score]),
  ).toEqual([
    [1, 'goal', 'Ada', [1, 0]],
    [2, 'own_goal', null, [1, 1]],
    [3, 'red_card', null, null],
    [4, 'yellow_card', null, null],
    [5, 'corners', null, null],
    [6, 'goal', null, null],
  ]);
});
