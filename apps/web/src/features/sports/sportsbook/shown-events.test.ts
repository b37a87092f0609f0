import { expect, it } from 'vitest';
import { shownEvents, type MatchEvent } from './sports.queries.ts';

const events = ['live', 'upcoming', 'postponed', 'finished', 'cancelled'].map(
  (state) => ({ event_id: state, state }) as MatchEvent,
);

it.each([
  ['live', ['live']],
  ['upcoming', ['upcoming']],
  ['finished', ['finished']],
  [undefined, ['live', 'upcoming', 'postponed']],
] as const)('a list of %s shows %j', (state, shown) => {
  expect(shownEvents(events, state).map(({ event_id }) => event_id)).toEqual(shown);
});
