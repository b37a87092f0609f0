import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenUntouched } from './when-untouched.ts';

const page = new EventTarget();
let focused: { matches: (fields: string) => boolean } | null;
const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', {
    get activeElement() {
      return focused;
    },
  });
  focused = null;
  work.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Long enough for a quiet moment to be found. */
const untilQuietMs = 2000;

describe('what waits until nobody is interrupted', () => {
  it('runs once, after the page was left alone', () => {
    whenUntouched(3000, work);
    vi.advanceTimersByTime(2900);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(untilQuietMs + 10_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'pointermove', 'scroll', 'keydown', 'input'])(
    'waits anew after every %s',
    (touch) => {
      whenUntouched(3000, work);
      vi.advanceTimersByTime(untilQuietMs);
      for (let step = 0; step < 5; step += 1) {
        page.dispatchEvent(new Event(touch));
        vi.advanceTimersByTime(2900);
      }
      expect(work).not.toHaveBeenCalled();
      vi.advanceTimersByTime(200);
      expect(work).toHaveBeenCalledTimes(1);
    },
  );

  it('waits while the visitor stands in a field', () => {
    focused = { matches: (fields) => fields.includes('input') };
    whenUntouched(3000, work);
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    focused = null;
    vi.advanceTimersByTime(3100);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits while something else is under way', () => {
    let isFree = false;
    whenUntouched(3000, work, () => isFree);
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
    isFree = true;
    vi.advanceTimersByTime(3100);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is taken back', () => {
    whenUntouched(3000, work)();
    vi.advanceTimersByTime(60_000);
    page.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
