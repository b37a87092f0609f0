import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAll, inShort } from '../../testing/decode-all.ts';
import { writeMessage } from '../write-message.ts';
import { unifiedDecoder } from './decode.ts';

const decoder = unifiedDecoder({ source: 'feed' });
const timestamp = Date.parse('2026-11-29T18:00:00Z');
const base = { event_id: 'sr:match:1', timestamp, product: 1 };
const line = (type: string, part: Record<string, unknown> = {}): string =>
  JSON.stringify({ type, ...base, ...part });

const fixture = line('fixture', {
  sport_id: 'sr:sport:1',
  tournament: { id: 'sr:tournament:17', name: 'Premier League', country_code: 'ENG' },
  start_time: '2026-11-29T18:00:00Z',
  competitors: [
    { id: 'sr:competitor:2', name: 'Away', qualifier: 'away' },
    { id: 'sr:competitor:1', name: 'Home', qualifier: 'home' },
  ],
});
const outcomes = (home: number, draw: number, away: number) => [
  { id: '1', odds: home },
  { id: '2', odds: draw },
  { id: '3', odds: away },
];
const oddsChange = (...markets: readonly Record<string, unknown>[]) =>
  line('odds_change', { markets });
const marketOf = (market: Record<string, unknown>) => {
  const [message] = decodeAll(decoder, [oddsChange({ status: 1, ...market })]).messages;
  return message?.kind === 'odds' ? message.markets[0] : undefined;
};
const shortOf = (...lines: readonly string[]) => decodeAll(decoder, lines).messages.map(inShort);

describe('a unified feed (domain page of sports, 11)', () => {
  it('tells fixtures with sides by their qualifier', () => {
    expect(decodeAll(decoder, [fixture]).messages).toMatchObject([
      {
        ...{ kind: 'fixture', sport: 'football', event: 'sr:match:1' },
        home: { id: 'sr:competitor:1', name: 'Home' },
        away: { id: 'sr:competitor:2', name: 'Away' },
      },
    ]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['1x2', { id: 1 }, '1x2||'],
    ['a total', { id: 18, specifiers: 'total=2.5' }, 'total|10|'],
    ['a handicap', { id: 16, specifiers: 'hcp=-0.75' }, 'asian-handicap|-3|'],
    ['the second goal', { id: 8, specifiers: 'goalnr=2' }, 'next-goal||2'],
    ['unknown to us', { id: 999, specifiers: 'a=b' }, 'market-999||a=b'],
    [
      'known, with other specifiers',
      { id: 18, specifiers: 'total=2.5|from=1' },
      'market-18||total=2.5|from=1',
    ],
    [
      'known, with a line that is none',
      { id: 18, specifiers: 'total=2.3' },
      'market-18||total=2.3',
    ],
  ])('%s', (_name, market, expected) => {
    const told = marketOf(market)?.market;
    expect([told?.kind, told?.lineQuarters ?? '', told?.param ?? ''].join('|')).toBe(expected);
  });

  it('prices and chances by our outcomes; what is not active has none', () => {
    const told = marketOf({
      ...{ id: 18, specifiers: 'total=2.25' },
      outcomes: [
        {
          ...{ id: '12', odds: 1.9, active: 1, win_probability: 0.4 },
          ...{ half_lose_probability: 0.25, refund_probability: 0.01 },
        },
        { id: '13', odds: 1.95, active: 0 },
      ],
    });
    expect(told?.prices).toEqual({ over: 1900 });
    expect(told?.chances).toEqual({
      over: { won: 400_000, halfWon: 0, void: 10_000, halfLost: 250_000 },
    });
  });

  it.each([
    [1, 'open'],
    [0, 'suspended'],
    [-1, 'suspended'],
    [-3, 'closed'],
    [-4, 'closed'],
  ])('status %d is %s', (status, expected) => {
    expect(marketOf({ id: 1, status })?.status).toBe(expected);
  });

  it('its clock and score', () => {
    const status = {
      ...{ status: 1, match_status: 7, home_score: 2, away_score: 1 },
      clock: { match_time: '62:10' },
      period_scores: [
        { number: 1, home_score: 1, away_score: 1 },
        { number: 2, home_score: 1, away_score: 0 },
      ],
    };
    const { messages, faults } = decodeAll(decoder, [
      fixture,
      line('odds_change', { sport_event_status: status }),
    ]);
    expect(faults).toEqual([]);
    expect(messages[1]).toMatchObject({
      ...{ kind: 'clock', state: 'live', period: '2h', minute: 62, seconds: 3730, isRunning: true },
      facts: {
        periods: {
          '1h': { isComplete: true, stats: { goals: [1, 1] } },
          '2h': { isComplete: false, stats: { goals: [1, 0] } },
          reg: { stats: { goals: [2, 1] } },
        },
      },
    });
  });

  it('settlements come twice, live and confirmed', () => {
    const settle = (certainty: number) =>
      line('bet_settlement', {
        certainty,
        markets: [
          {
            ...{ id: 16, specifiers: 'hcp=-0.25' },
            outcomes: [
              { id: '1714', result: 0, void_factor: 0.5 },
              { id: '1715', result: 1, void_factor: 0.5, dead_heat_factor: 1 },
            ],
          },
        ],
      });
    expect(decodeAll(decoder, [settle(1), settle(2)]).messages).toMatchObject([
      { kind: 'settle', certainty: 'live' },
      {
        ...{ kind: 'settle', certainty: 'confirmed' },
        markets: [
          {
            market: { kind: 'asian-handicap', lineQuarters: -1 },
            results: {
              home: { result: 0, voidFactor: '0.5', deadHeatFactor: '1' },
              away: { result: 1, voidFactor: '0.5', deadHeatFactor: '1' },
            },
          },
        ],
      },
    ]);
  });

  it('cancellations have a window; both can be rolled back', () => {
    const window = { start_time: 1_000, end_time: 2_000, markets: [{ id: 1 }], void_reason: 3 };
    const { messages } = decodeAll(decoder, [
      line('bet_cancel', window),
      line('rollback_bet_cancel', { markets: [{ id: 1 }] }),
      line('rollback_bet_settlement', { markets: [{ id: 1 }] }),
    ]);
    expect(messages).toMatchObject([
      { kind: 'cancel', fromMs: 1_000, toMs: 2_000 },
      { kind: 'rollback', of: 'cancel' },
      { kind: 'rollback', of: 'settle', markets: [{ kind: '1x2' }] },
    ]);
  });

  it('stops, signs of life and snapshots', () => {
    expect(
      shortOf(
        line('bet_stop'),
        line('alive', { subscribed: 1 }),
        line('alive', { subscribed: 0 }),
        line('snapshot_complete', { request_id: 7 }),
      ),
    ).toEqual(['stop goal', 'alive true', 'alive false', 'snapshot']);
  });

  it.each([
    [1, 'new'],
    [2, 'time'],
    [3, 'cancelled'],
    [4, 'format'],
    [5, 'coverage'],
    [6, 'format'],
  ])('change %d of a fixture is %s', (change_type, change) => {
    const { messages } = decodeAll(decoder, [fixture, line('fixture_change', { change_type })]);
    expect(messages[1]).toMatchObject({ kind: 'fixture', change, home: { name: 'Home' } });
  });

  it.each<[string, string, string]>([
    ['half a line', '{"type":"al', 'type'],
    ['an unknown type', line('dance'), 'type'],
    ['no time', line('alive', { timestamp: 'now', subscribed: 1 }), 'timestamp'],
    ['a time beyond dates', line('alive', { timestamp: 9e15, subscribed: 1 }), 'timestamp'],
    ['no event', line('bet_stop', { event_id: null }), 'event_id'],
    ['a change of what was not told', line('fixture_change', { change_type: 2 }), 'event_id'],
    ['a status of no kind', oddsChange({ id: 1, status: 5 }), 'markets.0.status'],
    [
      'odds of none',
      oddsChange({ id: 1, status: 1, outcomes: outcomes(0.5, 3, 4) }),
      'markets.0.outcomes.0.odds',
    ],
    [
      'a result of no kind',
      line('bet_settlement', { markets: [{ id: 1, outcomes: [{ id: '1', result: 7 }] }] }),
      'markets.0.outcomes.0.result',
    ],
  ])('%s: a doubt, and nothing of the line', (_name, text, path) => {
    const { messages, faults } = decodeAll(decoder, [text]);
    expect(messages).toEqual([]);
    expect(faults[0]).toMatchObject({ line: 1, path });
  });

  it('never throws, and what it tells can be written', () => {
    const types = fc.constantFrom(
      'fixture',
      'odds_change',
      'bet_settlement',
      'bet_cancel',
      'alive',
    );
    fc.assert(
      fc.property(types, fc.dictionary(fc.string(), fc.jsonValue()), (type, part) => {
        const { messages } = decoder.decode(line(type, part), decoder.start);
        expect(messages.map(writeMessage)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(
        types,
        fc.constantFrom('markets', 'sport_event_status', 'start_time', 'end_time'),
        fc.jsonValue(),
        (type, name, value) => {
          const { messages } = decoder.decode(line(type, { [name]: value }), decoder.start);
          expect(messages.map(writeMessage)).toBeDefined();
        },
      ),
    );
  });
});
