import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeMessage } from '../write-message.ts';
import { oddsApiDecoder } from './decode.ts';

const decoder = oddsApiDecoder({ source: 'api', bookmakers: ['second'] });
const decode = (value: unknown) => decoder.decode(JSON.stringify(value), decoder.start);

const market = (key: string, ...outcomes: readonly [string, number, number?][]) => ({
  key,
  outcomes: outcomes.map(([name, price, point]) => ({ name, price, point })),
});
const bookmaker = (key: string, ...markets: readonly unknown[]) => ({
  ...{ key, title: key, last_update: '2026-11-29T17:59:00Z', markets },
});
const event = (sport_key: string, ...bookmakers: readonly unknown[]) => ({
  ...{ id: 'e1', sport_key, sport_title: 'League', commence_time: '2026-11-29T18:00:00Z' },
  ...{ home_team: 'Arsenal', away_team: 'Chelsea', bookmakers },
});

const h2h = market('h2h', ['Chelsea', 3.8], ['Arsenal', 2.1], ['Draw', 3.4]);
const spreads = market('spreads', ['Arsenal', 1.9, -0.5], ['Chelsea', 1.95, 0.5]);
const totals = market('totals', ['Over', 1.85, 2.5], ['Under', 2, 2.5]);

const marketsOf = (sport: string, ...markets: readonly unknown[]) => {
  const { messages } = decode([event(sport, bookmaker('first', ...markets))]);
  const odds = messages.find((message) => message.kind === 'odds');
  return odds?.markets.map(({ market: { kind, lineQuarters }, prices }) => ({
    ...{ kind, lineQuarters, prices },
  }));
};

describe('The Odds API (domain page of sports, 11)', () => {
  it('names are teams, not sides', () => {
    expect(marketsOf('soccer_epl', h2h, spreads, totals)).toEqual([
      { kind: '1x2', lineQuarters: null, prices: { away: 3800, home: 2100, draw: 3400 } },
      { kind: 'asian-handicap', lineQuarters: -2, prices: { home: 1900, away: 1950 } },
      { kind: 'total', lineQuarters: 10, prices: { over: 1850, under: 2000 } },
    ]);
  });

  it('a line of none is a line', () => {
    const level = market('spreads', ['Chelsea', 1.95, 0], ['Arsenal', 1.9, 0]);
    expect(marketsOf('soccer_epl', level)?.[0]?.lineQuarters).toBe(0);
  });

  it.each([
    ['basketball_nba', ['winner', 'spread', 'total']],
    ['americanfootball_nfl', ['winner', 'spread', 'total']],
    ['baseball_mlb', ['winner', 'run-line', 'total']],
    // Its totals count overtime, ours do not.
    ['icehockey_nhl', ['winner', 'puck-line']],
    ['tennis_atp', ['winner']],
  ])('%s', (sport, kinds) => {
    const two = market('h2h', ['Arsenal', 1.9], ['Chelsea', 1.9]);
    expect(marketsOf(sport, two, spreads, totals)?.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('a sport we do not have is told as it is named, without prices', () => {
    const { messages } = decode([event('politics_us', bookmaker('first', h2h))]);
    expect(messages).toMatchObject([{ kind: 'fixture', sport: 'politics_us' }]);
  });

  it('the wanted bookmaker before the first', () => {
    const other = market('h2h', ['Chelsea', 4], ['Arsenal', 2], ['Draw', 3.5]);
    const { messages } = decode([
      event('soccer_epl', bookmaker('first', h2h), bookmaker('second', other)),
    ]);
    expect(messages[1]).toMatchObject({ markets: [{ prices: { home: 2000 } }] });
  });

  it.each<[string, unknown, string]>([
    ['no event', [7], '0'],
    ['no time', [{ ...event('soccer_epl'), commence_time: 'soon' }], '0.commence_time'],
    [
      'odds of none',
      [event('soccer_epl', bookmaker('b', market('h2h', ['Arsenal', 0.5])))],
      '0.bookmakers.0.markets.0.outcomes.0.price',
    ],
  ])('%s: left out and told', (_name, value, path) => {
    const { messages, faults } = decode(value);
    expect(messages).toEqual([]);
    expect(faults[0]).toMatchObject({ line: 1, path });
  });

  it.each<[string, unknown]>([
    ['a stranger', market('h2h', ['Arsenal', 2], ['Spurs', 3], ['Draw', 3])],
    ['one side alone', market('h2h', ['Arsenal', 2])],
    ['lines that do not agree', market('spreads', ['Arsenal', 1.9, -0.5], ['Chelsea', 1.9, 1.5])],
  ])('%s: the market is left out and told, the others stand', (_name, broken) => {
    const { messages, faults } = decode([event('soccer_epl', bookmaker('b', broken, totals))]);
    expect(messages[1]).toMatchObject({ markets: [{ market: { kind: 'total' } }] });
    expect(faults.map(({ path }) => path)).toEqual(['0.bookmakers.0.markets.0']);
  });

  it('what cannot be read leaves the other events alone', () => {
    const { messages } = decode([7, event('soccer_epl', bookmaker('first', h2h))]);
    expect(messages.map(({ kind }) => kind)).toEqual(['fixture', 'odds']);
  });

  it('never throws, and what it tells can be written', () => {
    const names = fc.constantFrom(...Object.keys(event('soccer_epl')));
    fc.assert(
      fc.property(names, fc.jsonValue(), (name, value) => {
        const { messages } = decode([
          { ...event('soccer_epl', bookmaker('first', h2h)), [name]: value },
        ]);
        expect(messages.map(writeMessage)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decoder.decode(text, decoder.start).faults).toBeDefined();
      }),
    );
  });
});
