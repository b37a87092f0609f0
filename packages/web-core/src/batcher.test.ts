import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatcher } from './batcher.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a gatherer of 150 ms', () => {
  it('hands a burst over once, in its order, counted from the first item', () => {
    const handled: string[][] = [];
    const { add } = createBatcher<string>(150, (items) => handled.push(items));
    add('a');
    vi.advanceTimersByTime(100);
    add('b');
    vi.advanceTimersByTime(49);
    expect(handled).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(handled).toEqual([['a', 'b']]);
    add('c');
    vi.advanceTimersByTime(150);
    expect(handled).toEqual([['a', 'b'], ['c']]);
  });

  it('hands over at once what waits when asked, and nothing twice', () => {
    const handled: string[][] = [];
    const { add, flush } = createBatcher<string>(150, (items) => handled.push(items));
    add('a');
    flush();
    flush();
    vi.advanceTimersByTime(1000);
    expect(handled).toEqual([['a']]);
  });
});
