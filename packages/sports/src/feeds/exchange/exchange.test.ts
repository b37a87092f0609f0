import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAll, inShort } from '../../testing/decode-all.ts';
import { writeMessage } from '../write-message.ts';
import { exchangeDecoder, type ExchangeState } from './decode.ts';
import { laddersOf } from './ladder-view.ts';

const decoder = exchangeDecoder({ source: 'exchange' });

const definition = (known: Record<string, unknown> = {}) => ({
  ...{ eventId: 'ev', eventTypeId: '1', marketType: 'MATCH_ODDS', numberOfWinners: 1 },
  ...{ marketTime: '2026-11-29T18:00:00.000Z', status: 'OPEN', inPlay: false, betDelay: 0 },
  runners: [
    { id: 11, sortPriority: 1, status: 'ACTIVE' },
    { id: 12, sortPriority: 2, status: 'ACTIVE' },
    { id: 13, sortPriority: 3, status: 'ACTIVE' },
  ],
  ...known,
});

let pt = 1_700_000_000_000;
const line = (change: Record<string, unknown>, more: Record<string, unknown> = {}): string => {
  pt += 1000;
  return JSON.stringify({ op: 'mcm', clk: 'c', pt, mc: [{ id: 'm', ...change }], ...more });
};

const rc = (id: number, back: unknown[][], lay: unknown[][]) => ({ id, atb: back, atl: lay });
const image = line({
  img: true,
  marketDefinition: definition(),
  rc: [
    rc(
      11,
      [
        [2.1, 100],
        [2.08, 50],
      ],
      [[2.14, 30]],
    ),
    rc(12, [[3.8, 10]], [[3.95, 10]]),
    rc(13, [[3.55, 10]], [[3.65, 10]]),
  ],
});

const shortOf = (lines: readonly string[]) => decodeAll(decoder, lines).messages.map(inShort);
const ladderOf = (lines: readonly string[], name: string) =>
  laddersOf(decodeAll(decoder, lines).state)[0]?.outcomes.find(({ outcome }) => outcome === name);
const best = (lines: readonly string[], name = 'home') => {
  const ladder = ladderOf(lines, name);
  return [ladder?.back[0]?.oddsMilli, ladder?.lay[0]?.oddsMilli];
};
const lastOdds = (lines: readonly string[]) =>
  decodeAll(decoder, lines)
    .messages.filter((message) => message.kind === 'odds')
    .at(-1)?.markets[0];

describe('an exchange’s stream (domain page of sports, 11)', () => {
  it('tells an event, its prices and how it stands', () => {
    const { messages, faults } = decodeAll(decoder, [image]);
    expect(faults).toEqual([]);
    expect(messages.map(inShort)).toEqual(['fixture', 'odds', 'clock upcoming']);
    expect(messages[0]).toMatchObject({
      ...{ sport: 'football', event: 'ev', change: 'new' },
      home: { id: '11' },
      away: { id: '12' },
    });
    expect(messages[1]).toMatchObject({
      markets: [
        {
          market: { kind: '1x2' },
          status: 'open',
          prices: { home: 2100, away: 3800, draw: 3550 },
          chances: { home: { won: 468_120 }, draw: { won: 275_699 }, away: { won: 256_180 } },
        },
      ],
    });
  });

  it('a size of 0 removes a price, another replaces it: totals, not steps', () => {
    const gone = line({ rc: [{ id: 11, atb: [[2.1, 0]] }] });
    expect(best([image, gone])).toEqual([2080, 2140]);
    const more = line({ rc: [{ id: 11, atb: [[2.1, 7.5]] }] });
    expect(ladderOf([image, more], 'home')?.back[0]).toEqual({ oddsMilli: 2100, sizeMinor: 750n });
  });

  it('an image replaces what was known of the market', () => {
    const again = line({
      img: true,
      marketDefinition: definition(),
      rc: [rc(11, [[1.5, 1]], [[1.52, 1]])],
    });
    expect(best([image, again])).toEqual([1500, 1520]);
    expect(best([image, again], 'away')).toEqual([undefined, undefined]);
  });

  it('levels are replaced as levels, and are what its visitors see', () => {
    const levels = line({
      rc: [
        {
          id: 11,
          batb: [
            [0, 2.06, 5],
            [1, 2.04, 5],
          ],
        },
      ],
    });
    expect(best([image, levels])).toEqual([2060, 2140]);
    const moved = line({
      rc: [
        {
          id: 11,
          batb: [
            [0, 2.02, 5],
            [1, 0, 0],
          ],
        },
      ],
    });
    expect(
      ladderOf([image, levels, moved], 'home')?.back.map(({ oddsMilli }) => oddsMilli),
    ).toEqual([2020]);
    const shown = line({ rc: [{ id: 11, bdatb: [[0, 2.12, 5]] }] });
    expect(best([image, levels, shown])).toEqual([2120, 2140]);
  });

  it('nothing is told twice', () => {
    const same = line({ rc: [{ id: 11, atb: [[2.02, 1]] }] });
    expect(shortOf([image, same])).toEqual(shortOf([image]));
  });

  it('an outcome without a lay has no price; without two there is none', () => {
    const gone = line({ rc: [{ id: 13, atl: [[3.65, 0]] }] });
    expect(Object.keys(lastOdds([image, gone])?.prices ?? {})).toEqual(['home', 'away']);
  });

  it('suspended, in play and closed', () => {
    const suspended = line({ marketDefinition: definition({ status: 'SUSPENDED' }) });
    const live = line({ marketDefinition: definition({ inPlay: true, betDelay: 5 }) });
    expect(lastOdds([image, suspended])).toMatchObject({ status: 'suspended' });
    expect(shortOf([image, suspended, live]).slice(3)).toEqual([
      ...['odds', 'fixture', 'odds', 'clock live'],
    ]);
    const closed = line({
      marketDefinition: definition({
        status: 'CLOSED',
        runners: [
          { id: 11, sortPriority: 1, status: 'LOSER' },
          { id: 12, sortPriority: 2, status: 'WINNER' },
          { id: 13, sortPriority: 3, status: 'LOSER' },
        ],
      }),
    });
    const { messages } = decodeAll(decoder, [image, closed]);
    expect(messages.slice(3).map(inShort)).toEqual(['settle', 'clock finished']);
    expect(messages[3]).toMatchObject({
      markets: [{ results: { home: { result: 0 }, away: { result: 1 }, draw: { result: 0 } } }],
    });
  });

  it('two winners of a race share its place; who was taken out is void', () => {
    const race = definition({
      ...{ eventTypeId: '7', marketType: 'WIN', status: 'CLOSED' },
      runners: [
        { id: 11, sortPriority: 1, status: 'WINNER' },
        { id: 12, sortPriority: 2, status: 'WINNER' },
        { id: 13, sortPriority: 3, status: 'REMOVED' },
      ],
    });
    const { messages } = decodeAll(decoder, [line({ img: true, marketDefinition: race })]);
    expect(messages.find(({ kind }) => kind === 'settle')).toMatchObject({
      event: 'ev@2026-11-29T18:00:00.000Z',
      markets: [
        {
          market: { kind: 'win' },
          results: {
            '11': { result: 1, deadHeatFactor: '1/2', voidFactor: '0' },
            '13': { result: 0, voidFactor: '1' },
          },
        },
      ],
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'MATCH_ODDS of two',
      {
        eventTypeId: '2',
        runners: [
          { id: 1, status: 'ACTIVE' },
          { id: 2, status: 'ACTIVE' },
        ],
      },
      'winner ',
    ],
    ['goals', { marketType: 'OVER_UNDER_25' }, 'total 10'],
    ['a race', { eventTypeId: '7', marketType: 'WIN' }, 'win '],
    ['places', { eventTypeId: '4339', marketType: 'PLACE', numberOfWinners: 3 }, 'place-3 '],
    ['one we do not know keeps its name', { marketType: 'CORRECT_SCORE' }, 'CORRECT_SCORE '],
  ])('%s', (_name, known, expected) => {
    const market = lastOdds([line({ img: true, marketDefinition: definition(known) })])?.market;
    expect(`${market?.kind} ${market?.lineQuarters ?? ''}`).toBe(expected);
  });

  it('heartbeats, images and resumed deltas', () => {
    const beat = JSON.stringify({ op: 'mcm', ct: 'HEARTBEAT', pt: pt + 1, clk: 'c' });
    expect(shortOf([beat])).toEqual(['alive true']);
    const sick = JSON.stringify({ op: 'mcm', ct: 'HEARTBEAT', pt: pt + 1, clk: 'c', status: 503 });
    expect(shortOf([sick])).toEqual(['alive false']);
    const asked = { ct: 'SUB_IMAGE' };
    const part = line(
      { img: true, marketDefinition: definition() },
      { ...asked, segmentType: 'SEG_START' },
    );
    const end = line({ rc: [] }, { ...asked, segmentType: 'SEG_END' });
    expect(shortOf([part]).includes('snapshot')).toBe(false);
    expect(shortOf([part, end]).at(-1)).toBe('snapshot');
    expect(shortOf([image, line({ rc: [] }, { ct: 'RESUB_DELTA' })]).at(-1)).toBe('snapshot');
  });

  it('names come in a catalogue', () => {
    const names = JSON.stringify({
      op: 'marketCatalogue',
      runners: [{ selectionId: 11, runnerName: '1. Paradise Mission' }],
    });
    const { messages } = decodeAll(decoder, [image, names]);
    expect(messages.at(-1)).toMatchObject({ kind: 'fixture', home: { name: 'Paradise Mission' } });
  });

  it('numbers rise with the exchange’s clock, and alike in every run', () => {
    const lines = [image, line({ rc: [{ id: 11, atb: [[2.12, 5]] }] })];
    const seqs = decodeAll(decoder, lines).messages.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(new Set(seqs).size).toBe(seqs.length);
    expect(decodeAll(decoder, lines).messages.map(({ seq }) => seq)).toEqual(seqs);
  });
});

describe('hostile lines', () => {
  it.each<[string, string, string]>([
    ['half a line', '{"op":"mcm","pt":17', ''],
    ['no object', '[]', ''],
    ['an unknown op', '{"op":"dance"}', 'op'],
    ['a refusal', '{"op":"status","statusCode":"FAILURE"}', 'op'],
    ['no time', '{"op":"mcm","mc":[]}', 'pt'],
    ['a time beyond dates', '{"op":"mcm","pt":9000000000000000,"mc":[]}', 'pt'],
    ['a list that is none', '{"op":"mcm","pt":1,"mc":{}}', 'mc'],
    ['a price as text', line({ rc: [{ id: 11, atb: [['2.1', 5]] }] }), 'mc.0.rc.0.atb.0.0'],
    ['a size below zero', line({ rc: [{ id: 11, atb: [[2.1, -5]] }] }), 'mc.0.rc.0.atb.0.1'],
    ['a size beyond money', line({ rc: [{ id: 11, atb: [[2.1, 1e300]] }] }), 'mc.0.rc.0.atb.0.1'],
    ['odds beyond a ladder', line({ rc: [{ id: 11, ltp: 1e9 }] }), 'mc.0.rc.0.ltp'],
    ['a change before its image', line({ id: 'other', rc: [] }), 'mc other'],
  ])('%s: a doubt with its place', (_name, text, path) => {
    const { state } = decodeAll(decoder, [image]);
    const decoded = decoder.decode(text, state, 4);
    expect(decoded.faults[0]).toMatchObject({ line: 4, path });
  });

  it('a line that cannot be read stops its market until the next image', () => {
    const broken = line({ rc: [{ id: 11, atb: [['x', 1]] }] });
    const delta = line({ rc: [{ id: 11, atb: [[2.12, 1]] }] });
    expect(shortOf([image, broken, delta]).slice(3)).toEqual(['stop feed']);
    expect(shortOf([image, broken, image]).slice(4)).toEqual(['odds', 'clock upcoming']);
    expect(shortOf([image, '{"op":']).at(-1)).toBe('stop feed');
  });

  it('answers that are no news', () => {
    const lines = ['{"op":"connection"}', '{"op":"status","statusCode":"SUCCESS"}'];
    expect(decodeAll(decoder, lines)).toMatchObject({ messages: [], faults: [] });
  });

  it('never throws, and what it tells can be written', () => {
    const { state } = decodeAll(decoder, [image]);
    const written = (text: string, from: ExchangeState) =>
      decoder.decode(text, from).messages.map(writeMessage);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(written(text, state)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('mc', 'pt', 'ct', 'status'), fc.jsonValue(), (name, value) => {
        const known = JSON.parse(image) as Record<string, unknown>;
        expect(written(JSON.stringify({ ...known, [name]: value }), state)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(definition())), fc.jsonValue(), (name, value) => {
        const changed = line({ img: true, marketDefinition: definition({ [name]: value }) });
        expect(written(changed, state)).toBeDefined();
      }),
    );
  });
});
