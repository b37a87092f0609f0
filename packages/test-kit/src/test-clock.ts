import type { Clock } from '@pavilion/domain/ids';

export interface TestClock extends Clock {
  /** Lets time pass. */
  advance(durationMs: number): void;
}

/** A clock that stands still until a test moves it. */
export function createTestClock(startAt: Date): TestClock {
  let nowMs = startAt.getTime();
  return {
    now: () => new Date(nowMs),
    advance(durationMs) {
      nowMs += durationMs;
    },
  };
}
