import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clock, factsMessage, fixture, goals, ref, stop, told } from '../testing/feed-messages.ts';
import type { CanonicalMessage, ToldResult } from './canonical-message.ts';
import { readMessage } from './read-message.ts';
import { writeMessage } from './write-message.ts';

const ppm = { won: 468_120, halfWon: 0, void: 100_000, halfLost: 25 };
const results: Record<string, ToldResult> = {
  home: { result: 1, voidFactor: '0.5', deadHeatFactor: '1/3' },
};

const messages: readonly CanonicalMessage[] = [
  fixture(1),
  { ...fixture(2), home: null, away: null, runners: [{ id: 'r', number: 3, name: 'Runner' }] },
  {
    ...told(3),
    kind: 'odds',
    markets: [
      {
        market: { kind: 'total', lineQuarters: 10, param: null, playerId: null },
        ...{ status: 'open', stopReason: null },
        prices: { over: 2062, under: 1800 },
        chances: { over: ppm },
      },
      {
        market: { kind: 'player-shots', lineQuarters: -3, param: '2', playerId: 'p' },
        ...{ status: 'suspended', stopReason: 'limit', prices: {}, chances: {} },
      },
    ],
  },
  stop(4, 'goal'),
  stop(5, 'feed', [ref('winner')]),
  clock(6, 12),
  clock(7, 12, goals([1, 0])),
  factsMessage(8, goals([2, 1], { revision: 3, isFinal: true, ended: 'completed' })),
  {
    ...told(9),
    ...{ kind: 'settle', certainty: 'live' },
    markets: [{ market: ref('winner'), results }],
  },
  {
    ...told(10),
    ...{ kind: 'cancel', markets: [ref('winner')], fromMs: 1_000, toMs: null, reason: 'error' },
  },
  { ...told(11), kind: 'rollback', of: 'settle', markets: [ref('total', 10)] },
  { source: 'feed', seq: 12, atMs: 5_000, kind: 'alive', isSubscribed: false },
  { source: 'feed', seq: 13, atMs: 5_000, kind: 'snapshot', request: 'r1' },
];

const faultsOf = (line: string): string[] => {
  const read = readMessage(line, 7);
  return 'faults' in read ? read.faults.map(({ line: no, path }) => `${no} ${path}`) : [];
};

const base = { source: 's', seq: 1, at: '2026-11-29T18:00:00Z', event: 'e' };
const line = (part: Record<string, unknown>): string => JSON.stringify({ ...base, ...part });
const oddsLine = (market: Record<string, unknown>): string =>
  line({ kind: 'odds', markets: [{ kind: 'total', line: '2.5', ...market }] });

describe('canonical messages (wire contract, 12)', () => {
  it.each(messages.map((message) => [message.kind, message] as const))(
    '%s is read as it was written, on one line',
    (_kind, message) => {
      const written = writeMessage(message);
      expect(written).not.toContain('\n');
      const read = readMessage(written, 1);
      expect(read).toEqual({ message });
    },
  );

  it('says in short what it leaves out', () => {
    expect(readMessage(line({ kind: 'odds' }), 1)).toEqual({
      message: {
        ...{ source: 's', seq: 1, atMs: Date.parse(base.at), event: 'e' },
        ...{ kind: 'odds', markets: [] },
      },
    });
    expect(readMessage(line({ kind: 'stop', reason: 'goal' }), 1)).toMatchObject({
      message: { markets: null },
    });
    expect(readMessage(oddsLine({ prices: { over: '1.9' } }), 1)).toMatchObject({
      message: {
        markets: [
          {
            market: { kind: 'total', lineQuarters: 10, param: null, playerId: null },
            ...{ status: 'open', prices: { over: 1900 } },
          },
        ],
      },
    });
  });

  it('takes numbers where they name something, and passes over what nobody knows', () => {
    const read = readMessage(line({ kind: 'stop', reason: 'goal', event: 12, weather: 'rain' }), 1);
    expect(read).toMatchObject({ message: { event: '12' } });
  });

  it.each<[string, string, string]>([
    ['half a line', '{"source":"s","seq":1,', '7 '],
    ['no object', '[1]', '7 '],
    ['an unknown kind', line({ kind: 'weather' }), '7 kind'],
    ['no source', line({ kind: 'odds', source: '' }), '7 source'],
    ['a seq of another kind', line({ kind: 'odds', seq: '1' }), '7 seq'],
    ['a seq beyond counting', line({ kind: 'odds', seq: 1e300 }), '7 seq'],
    ['no time', line({ kind: 'odds', at: 'noon' }), '7 at'],
    ['no event', line({ kind: 'odds', event: null }), '7 event'],
    ['odds of one', oddsLine({ prices: { over: '1' } }), '7 markets.0.prices.over'],
    ['odds beyond bounds', oddsLine({ prices: { over: 1e9 } }), '7 markets.0.prices.over'],
    ['a line between quarters', oddsLine({ line: '2.3' }), '7 markets.0.line'],
    ['a status of no kind', oddsLine({ status: 'ajar' }), '7 markets.0.status'],
    [
      'a chance above one',
      oddsLine({ chances: { over: { won: 1.5 } } }),
      '7 markets.0.chances.over.won',
    ],
    [
      'chances above one',
      oddsLine({ chances: { over: { won: 0.7, void: 0.7 } } }),
      '7 markets.0.chances.over',
    ],
    ['a stop for no reason', line({ kind: 'stop' }), '7 reason'],
    ['facts without a revision', line({ kind: 'facts', facts: {} }), '7 facts.revision'],
    [
      'halves that do not add up',
      line({
        kind: 'facts',
        facts: {
          ...{ revision: 1, is_final: true },
          periods: {
            '1h': { complete: true, goals: [1, 0] },
            '2h': { complete: true, goals: [1, 0] },
            reg: { complete: true, goals: [3, 0] },
          },
        },
      }),
      '7 facts.periods.reg.goals',
    ],
    [
      'a share above one',
      line({
        kind: 'settle',
        markets: [{ kind: 'winner', results: { home: { result: 1, void_factor: '2' } } }],
      }),
      '7 markets.0.results.home.void_factor',
    ],
    ['a rollback of nothing', line({ kind: 'rollback', markets: [] }), '7 of'],
  ])('%s is refused with its line and field', (_name, text, fault) => {
    expect(faultsOf(text)[0]).toBe(fault);
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readMessage(text, 1)).toBeDefined();
      }),
    );
    const kind = fc.constantFrom(...messages.map((each) => each.kind));
    fc.assert(
      fc.property(kind, fc.dictionary(fc.string(), fc.jsonValue()), (each, part) => {
        expect(readMessage(line({ ...part, kind: each }), 1)).toBeDefined();
      }),
    );
    // Any message, with any one of its fields of another kind.
    fc.assert(
      fc.property(fc.constantFrom(...messages), fc.nat(), fc.jsonValue(), (each, pick, value) => {
        const known = JSON.parse(writeMessage(each)) as Record<string, unknown>;
        const names = Object.keys(known);
        const name = names[pick % names.length] ?? '';
        const read = readMessage(JSON.stringify({ ...known, [name]: value }), 1);
        if ('message' in read) expect(writeMessage(read.message)).toBeDefined();
      }),
    );
  });
});
