import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followWidth } from './settle-width.ts';

describe('image resize: debounced by 500 ms (specification, point 9)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function follow() {
    const settled: number[] = [];
    return { settled, ...followWidth((widthPx) => void settled.push(widthPx)) };
  }

  it('the first width is told at once, rounded up', () => {
    const { settled, measured } = follow();
    measured(319.2);
    expect(settled).toEqual([320]);
  });

  it('a new width counts once it has stayed for 500 ms', () => {
    const { settled, measured } = follow();
    measured(320);
    measured(640);
    vi.advanceTimersByTime(499);
    expect(settled).toEqual([320]);
    vi.advanceTimersByTime(1);
    expect(settled).toEqual([320, 640]);
  });

  it('a box that is being dragged is waited for', () => {
    const { settled, measured } = follow();
    measured(320);
    for (const width of [400, 500, 600]) {
      measured(width);
      vi.advanceTimersByTime(300);
    }
    expect(settled).toEqual([320]);
    vi.advanceTimersByTime(200);
    expect(settled).toEqual([320, 600]);
  });

  it('an empty box has no width, and nothing is told after the end', () => {
    const { settled, measured, stop } = follow();
    measured(0);
    measured(320);
    stop();
    vi.advanceTimersByTime(500);
    expect(settled).toEqual([]);
  });
});
