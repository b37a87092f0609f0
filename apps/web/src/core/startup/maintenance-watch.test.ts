import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilNextAskMs, watchMaintenance } from './maintenance-watch.ts';

describe('when a maintenance page asks again', () => {
  it.each([
    ['after half a minute', { isVisible: true, askedMs: 1000, endMs: null }, 30_000],
    ['at the announced end', { isVisible: true, askedMs: 1000, endMs: 6000 }, 5000],
    ['before an end far away', { isVisible: true, askedMs: 1000, endMs: 600_000 }, 30_000],
    ['later, when it is overdue', { isVisible: true, askedMs: 1000, endMs: 900 }, 30_000],
    ['at once, when it is late', { isVisible: true, askedMs: -50_000, endMs: null }, 0],
    ['never, while nobody looks', { isVisible: false, askedMs: -50_000, endMs: 900 }, null],
  ] as const)('%s', (_case, state, waitMs) => {
    expect(untilNextAskMs(state, 1000)).toBe(waitMs);
  });
});

describe('a watched maintenance', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());

  function watch(endMs: number | null) {
    const ask = vi.fn(async () => undefined);
    let isVisible = true;
    let tell = (): void => undefined;
    const stop = watchMaintenance({
      endMs,
      isVisible: () => isVisible,
      onVisibility: (listener) => {
        tell = listener;
        return () => (tell = () => undefined);
      },
      ask,
    });
    const show = (isShown: boolean): void => {
      isVisible = isShown;
      tell();
    };
    return { ask, stop, show };
  }

  it('is asked about at its end and every half minute after it, whatever the answer', async () => {
    const { ask } = watch(5000);
    await vi.advanceTimersByTimeAsync(4999);
    expect(ask).not.toHaveBeenCalled();
    ask.mockRejectedValueOnce(new Error('no network'));
    await vi.advanceTimersByTimeAsync(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is left alone while the page is hidden, and asked about when it is seen again', async () => {
    const { ask, show } = watch(null);
    show(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).not.toHaveBeenCalled();
    show(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is asked about again though an answer never comes, and no more once the page is gone', async () => {
    const { ask, stop } = watch(null);
    ask.mockReturnValueOnce(new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
