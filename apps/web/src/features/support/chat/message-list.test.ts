import { describe, expect, it } from 'vitest';
import { lastWithoutGap, mergeMessages, type Message } from './message-list.ts';

const message = (seq: number): Message => ({
  message_id: `m${seq}`,
  seq,
  from: 'agent',
  name: 'Ana',
  kind: 'text',
  text: `${seq}`,
  file: null,
  event: null,
  created_at: '2026-11-28T12:00:00.000Z',
});
const all = (...seqs: number[]) => seqs.map(message);
const seqsOf = (messages: Message[]) => messages.map(({ seq }) => seq);

describe('messages of a talk', () => {
  it.each([
    [[], [], []],
    [
      [1, 2],
      [2, 3],
      [1, 2, 3],
    ],
    [[3], [1, 2], [1, 2, 3]],
    [[1, 2, 3], [2], [1, 2, 3]],
  ])('%j and then %j are %j', (known, come, merged) => {
    expect(seqsOf(mergeMessages(all(...known), all(...come)))).toEqual(merged);
  });

  it.each([
    [[], 0],
    [[1, 2, 3], 3],
    [[1, 3], 1],
    // Only the last ones were asked for.
    [[51, 52, 54], 52],
  ])('of %j nothing is missing up to %i', (seqs, last) => {
    expect(lastWithoutGap(all(...seqs))).toBe(last);
  });
});
