import { CallFailure } from '@pavilion/client/call-failure';
import { describe, expect, it } from 'vitest';
import { rangeProblems, readBetFilter } from './bet-filter.ts';

const read = (query: string) => readBetFilter(new URLSearchParams(query));

describe('the filter of an address', () => {
  it('takes days from their first to their last instant in the player’s own zone', () => {
    const { from, to } = read('from=2026-11-20&to=2026-11-21');
    expect(new Date(from ?? '')).toEqual(new Date(2026, 10, 20));
    expect(new Date(to ?? '')).toEqual(new Date(2026, 10, 21, 23, 59, 59, 999));
  });

  it.each([
    ['', 'open'],
    ['status=open', 'open'],
    ['status=settled', 'settled'],
    ['status=cashed-out', 'cashed-out'],
    ['status=won', 'open'],
  ])('%s has the state %s', (query, status) => {
    expect(read(query).status).toBe(status);
  });

  it.each([
    ['bet_type=parlay&sport=football', { bet_type: 'parlay', sport: 'football' }],
    ['product=sports&bet_type=system', { product: 'sports', bet_type: 'system' }],
    ['product=games&bet_type=parlay&sport=football', { product: 'games' }],
    ['bet_type=lucky&sport=chess', {}],
  ])('%s narrows bets on sports to %o', (query, kind) => {
    expect(read(query)).toEqual({ status: 'open', ...kind });
  });

  it('leaves out what is no day', () => {
    expect(read('from=2026-02-31&to=x')).toEqual({ status: 'open' });
  });
});

describe('problems of the days', () => {
  const refusal = new CallFailure({
    statusCode: -400,
    code: 'invalidInput',
    errors: [
      { path: 'from', code: 'invalidDate' },
      { path: 'limit', code: 'aboveMaximum' },
    ],
  });

  it.each([
    ['from=2026-11-20&to=2026-11-21', {}],
    ['from=2026-11-21&to=2026-11-21', {}],
    ['from=2026-11-21', {}],
    ['from=2026-11-22&to=2026-11-21', { to: 'endBeforeStart' }],
  ])('%s: %o', (query, problems) => {
    expect(rangeProblems(read(query), null)).toEqual(problems);
  });

  it('are those the server tells where the rule finds none', () => {
    expect(rangeProblems(read(''), refusal)).toEqual({ from: 'invalidDate' });
    expect(rangeProblems(read('from=2026-11-22&to=2026-11-21'), refusal)).toEqual({
      to: 'endBeforeStart',
    });
  });

  it('are none where a call failed for another reason', () => {
    expect(rangeProblems(read(''), new Error('no network'))).toEqual({});
  });
});
