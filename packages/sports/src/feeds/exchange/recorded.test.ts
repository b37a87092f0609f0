import { describe, expect, it } from 'vitest';
import { decodeAll } from '../../testing/decode-all.ts';
import { hasRecorded, recorded, withRecorded } from '../../testing/recorded.ts';
import { isOfEvent, type CanonicalMessage } from '../canonical-message.ts';
import type { EventState } from '../event-state.ts';
import { marketViews } from '../market-view.ts';
import { readMessage } from '../read-message.ts';
import { newEvent, reduceEvent } from '../reduce-event.ts';
import { writeMessage } from '../write-message.ts';
import { exchangeDecoder } from './decode.ts';
import { laddersOf, type LadderOutcome } from './ladder-view.ts';

const linesOf = (path: string): string[] =>
  recorded(`exchange-stream/${path}`)
    .split('\n')
    .filter((line) => line !== '');

const decoder = exchangeDecoder({ source: 'exchange' });
const counts = (messages: readonly CanonicalMessage[]): Record<string, number> => {
  const byKind: Record<string, number> = {};
  for (const { kind } of messages) byKind[kind] = (byKind[kind] ?? 0) + 1;
  return byKind;
};
const played = (messages: readonly CanonicalMessage[]): EventState =>
  messages
    .filter(isOfEvent)
    .reduce((state, message) => reduceEvent(state, message).state, newEvent);
const bestOf = ({ outcome, back, lay }: LadderOutcome) =>
  [outcome, back[0]?.oddsMilli ?? null, lay[0]?.oddsMilli ?? null] as const;

/** The ladders by hand: the last size of each price, as the format says. */
function bestByHand(lines: readonly string[]): Map<string, readonly (number | null)[]> {
  type Change = { id: number; atb?: number[][]; atl?: number[][] };
  const books = new Map<string, [Map<number, number>, Map<number, number>]>();
  for (const line of lines) {
    const { mc } = JSON.parse(line) as { mc: { rc?: Change[] }[] };
    for (const change of mc.flatMap(({ rc = [] }) => rc)) {
      const book = books.get(String(change.id)) ?? [new Map(), new Map()];
      books.set(String(change.id), book);
      for (const [index, name] of (['atb', 'atl'] as const).entries())
        for (const [price = 0, size = 0] of change[name] ?? []) book[index]?.set(price, size);
    }
  }
  const standing = (side: Map<number, number> | undefined): number[] =>
    [...(side ?? [])].filter(([, size]) => size > 0).map(([price]) => Math.round(price * 1000));
  return new Map(
    [...books].map(([id, [back, lay]]) => {
      const [backs, lays] = [standing(back), standing(lay)];
      return [
        id,
        [backs.length > 0 ? Math.max(...backs) : null, lays.length > 0 ? Math.min(...lays) : null],
      ];
    }),
  );
}

describe.runIf(hasRecorded)(withRecorded('recorded streams'), () => {
  it('a match in play: every line is used, all the way to its result', () => {
    const lines = linesOf('1.200806927-tennis-inplay.jsonl');
    const { messages, faults, state } = decodeAll(decoder, lines);
    expect([lines.length, faults]).toEqual([18_529, []]);
    // As often as best prices or status changed, counted by hand.
    expect(counts(messages)).toEqual({ fixture: 2, odds: 1_720, clock: 4, settle: 1 });
    const [ladder] = laddersOf(state);
    expect(ladder?.outcomes.map(({ lastMilli }) => lastMilli)).toEqual([1_400, 2_500]);
    expect(ladder?.delaySeconds).toBe(5);
    expect(messages.at(-1)).toMatchObject({ kind: 'clock', state: 'finished' });
    expect(messages.at(-2)).toMatchObject({
      kind: 'settle',
      markets: [{ results: { home: { result: 1 }, away: { result: 0 } } }],
    });
  });

  it('in the middle of play its best prices are those of the ladders by hand', () => {
    const lines = linesOf('1.200806927-tennis-inplay.jsonl').slice(0, 9_000);
    const [ladder] = laddersOf(decodeAll(decoder, lines).state);
    const byHand = bestByHand(lines);
    expect(ladder?.outcomes.map(bestOf)).toEqual([
      ['home', ...(byHand.get('228749') ?? [])],
      ['away', ...(byHand.get('2857977') ?? [])],
    ]);
  });

  it('a race: what was matched, last prices and the winner', () => {
    const lines = [
      ...linesOf('1.197931750-catalogue.json'),
      ...linesOf('1.197931750-greyhound-win.jsonl'),
    ];
    const { messages, faults, state } = decodeAll(decoder, lines);
    expect(faults).toEqual([]);
    const [ladder] = laddersOf(state);
    expect(ladder?.matchedMinor).toBe(2_510_251n);
    expect(ladder?.outcomes.map(({ lastMilli }) => lastMilli)).toEqual([
      ...[85_000, 25_000, 6_800, 9_800, 17_000, 1_560],
    ]);
    const fixture = messages.find(({ kind }) => kind === 'fixture');
    expect(fixture).toMatchObject({
      ...{ sport: 'racing', league: { name: 'Sheffield', country: 'GB' }, home: null },
    });
    expect(fixture?.kind === 'fixture' && fixture.runners.map(({ name }) => name)).toContain(
      'Paradise Mission',
    );
    const settled = messages.find((message) => message.kind === 'settle');
    expect(settled?.markets[0]?.results['37947503']?.result).toBe(1);
  });

  it.each(['1.197931750-greyhound-win.jsonl', '1.200806927-tennis-inplay.jsonl'])(
    '%s: its messages are written, read and played to the same end',
    (file) => {
      const { messages } = decodeAll(decoder, linesOf(file));
      const read = messages.map((message, index) => {
        const line = readMessage(writeMessage(message), index + 1);
        if ('faults' in line) throw new RangeError(JSON.stringify(line.faults[0]));
        return line.message;
      });
      const state = played(read);
      expect(marketViews(state).map(({ status }) => status)).toEqual(['closed']);
      expect(marketViews(played(read.toReversed()))).toEqual(marketViews(state));
      expect(state.course.doubts).toEqual([]);
    },
  );
});
