import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../../../../testing/sample-match.ts';
import { timeLeft } from './countdown.tsx';
import { meetingsOf, nextRaces, runnerCount } from './meetings.ts';

const race = (event_id: string, league_id: string, time: string, more: object = {}) =>
  sampleMatch({
    ...{ event_id, league_id, league_name: league_id, sport: 'racing' },
    start_time: `2026-11-29T${time}:00.000Z`,
    ...more,
  });

const races = [
  race('a2', 'Ashby', '15:00'),
  race('b1', 'Brook', '14:15', { state: 'finished' }),
  race('a1', 'Ashby', '14:30', { state: 'live' }),
  race('b2', 'Brook', '14:45'),
  race('b3', 'Brook', '15:15', { state: 'cancelled' }),
];

describe('races', () => {
  it('stand by their course in the order of their times, without those that were called off', () => {
    expect(
      meetingsOf(races).map(({ id, races: own }) => [id, ...own.map((one) => one.event_id)]),
    ).toEqual([
      ['Brook', 'b1', 'b2'],
      ['Ashby', 'a1', 'a2'],
    ]);
  });

  it('that are next have not begun', () => {
    expect(nextRaces(races, 1).map(({ event_id }) => event_id)).toEqual(['b2']);
  });

  it('count who is to run', () => {
    const runner = (status: string) => ({
      runner_id: status,
      number: 1,
      name: '',
      names: {},
      status,
    });
    expect(runnerCount({ participants: [runner('runs'), runner('withdrawn')] })).toBe(1);
    expect(runnerCount({})).toBe(0);
  });
});

it.each([
  [5, '0:05'],
  [247, '4:07'],
  [3600, '1:00:00'],
  [7447, '2:04:07'],
])('%s seconds are left: %s', (seconds, text) => {
  expect(timeLeft(seconds)).toBe(text);
});
