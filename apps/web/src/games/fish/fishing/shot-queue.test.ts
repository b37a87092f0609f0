import { describe, expect, it } from 'vitest';
import { createShotQueue, type SentShot, type ShotAnswer } from './shot-queue.ts';

const shot = (id: string): SentShot => ({
  ...{ shot_id: id, at_ms: 0, weapon: 'cannon', bet: '1.00', targets: ['0-0'] },
});
const answerOf = (seq: number): ShotAnswer => ({ seq, meter: '1.00', results: [] });

describe('the queue of shots', () => {
  it('sends batches of twenty one after the other, by their numbers', async () => {
    const sent: [number, number][] = [];
    const queue = createShotQueue({
      seq: 4,
      send: async (seq, shots) => {
        sent.push([seq, shots.length]);
        return answerOf(seq);
      },
      onAnswer: () => undefined,
      onRefusal: () => true,
    });
    for (let n = 0; n < 25; n += 1) queue.add(shot(String(n)));
    await Promise.all([queue.flush(), queue.flush()]);
    expect(queue.open()).toHaveLength(5);
    await queue.drain();
    expect(sent).toEqual([
      [5, 20],
      [6, 5],
    ]);
    expect(queue.open()).toEqual([]);
  });

  it('sends the same batch again whose answer was lost, and drops one that was refused', async () => {
    const sent: [number, string][] = [];
    const failures = [new Error('lost'), null, new Error('refused'), null];
    const queue = createShotQueue({
      seq: 0,
      send: async (seq, shots) => {
        sent.push([seq, shots.map((one) => one.shot_id).join('')]);
        const failure = failures.shift();
        if (failure) throw failure;
        return answerOf(seq);
      },
      onAnswer: () => undefined,
      onRefusal: (thrown) => (thrown as Error).message === 'refused',
    });
    queue.add(shot('a'));
    await queue.flush();
    queue.add(shot('b'));
    await queue.flush();
    expect(queue.open().map((one) => one.shot_id)).toEqual(['b']);
    await queue.flush();
    queue.add(shot('c'));
    await queue.flush();
    expect(sent).toEqual([
      [1, 'a'],
      [1, 'a'],
      [2, 'b'],
      [2, 'c'],
    ]);
  });
});
