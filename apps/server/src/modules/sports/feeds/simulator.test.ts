import { expect, it } from 'vitest';
import { marketViews, newEvent, reduceEvent, isOfEvent } from '@pavilion/sports';
import { simulateLine } from './simulator.ts';

const match = {
  ...{ event: 's1', seed: 'one', home_goals: 1.9, away_goals: 1.4 },
  league: { id: 'l', name: 'Harbour League', country: null },
  ...{ home: { id: 'h', name: 'Reds' }, away: { id: 'a', name: 'Blues' } },
  start_time: '2026-11-21T15:00:00Z',
};

it('a simulated match is told from its fixture to its end, the same every time', () => {
  const { messages, faults } = simulateLine('sim', JSON.stringify(match), 1);
  expect(faults).toEqual([]);
  expect(simulateLine('sim', JSON.stringify(match), 1).messages).toEqual(messages);
  expect(messages.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['fixture', 'odds', 'clock', 'facts']),
  );
  const seqs = messages.map(({ seq }) => seq);
  expect(seqs.filter((seq) => !Number.isSafeInteger(seq))).toEqual([]);
  expect(seqs).toEqual([...new Set(seqs)].toSorted((a, b) => a - b));
  const end = messages.filter(isOfEvent).reduce((state, message) => {
    const reduced = reduceEvent(state, message);
    expect(reduced.effects.filter(({ kind }) => kind === 'doubt')).toEqual([]);
    return reduced.state;
  }, newEvent);
  expect(end.course.facts?.value).toMatchObject({ isFinal: true, ended: 'completed' });
  expect(marketViews(end).every(({ status }) => status === 'closed')).toBe(true);
});

it('what is missing of a match is told by its field', () => {
  const { faults } = simulateLine('sim', JSON.stringify({ ...match, home_goals: 0 }), 7);
  expect(faults).toMatchObject([{ line: 7, path: 'home_goals' }]);
  expect(simulateLine('sim', 'no match', 8).faults).toHaveLength(1);
});
