import { describe, expect, it } from 'vitest';
import { odds, quote } from '../testing/feed-messages.ts';
import type { CanonicalMessage } from './canonical-message.ts';
import { healthAt, hear, mayOpen, silentAfterMs, unheardSource } from './silence.ts';

const alive = (seq: number, isSubscribed = true): CanonicalMessage => ({
  ...{ source: 'feed', seq, atMs: 0, kind: 'alive', isSubscribed },
});
const snapshot = (seq: number): CanonicalMessage => ({
  ...{ source: 'feed', seq, atMs: 0, kind: 'snapshot', request: 'r' },
});

const heard = hear(unheardSource, odds(1, quote('winner', 2000, 1800)), 1_000);

describe('silence of a source (wire contract, 12)', () => {
  it.each([
    [1_000, false],
    [15_999, false],
    [16_000, true],
    [60_000, true],
  ])('heard at 1 s, at %d ms stopped: %s', (nowMs, isStopped) => {
    expect(silentAfterMs).toBe(15_000);
    expect(healthAt(heard, nowMs).isStopped).toBe(isStopped);
  });

  it('a source that was never heard is not silent, and its first prices open', () => {
    expect(healthAt(unheardSource, 1e12).isStopped).toBe(false);
    expect(mayOpen(heard, 1)).toBe(true);
  });

  it('after silence prices alone open nothing; those after a snapshot do', () => {
    const back = hear(heard, odds(2, quote('winner', 2000, 1800)), 20_000);
    expect([back.isStopped, mayOpen(back, 2)]).toEqual([true, false]);
    const asked = hear(back, snapshot(3), 20_500);
    expect([mayOpen(asked, 2), mayOpen(asked, 4)]).toEqual([false, true]);
  });

  it('alive messages keep it heard', () => {
    const kept = [10_000, 20_000, 30_000].reduce(
      (health, nowMs, index) => hear(health, alive(index + 2), nowMs),
      heard,
    );
    expect(healthAt(kept, 44_999).isStopped).toBe(false);
    expect(mayOpen(kept, 1)).toBe(true);
  });

  it('a lost subscription stops it at once, until a snapshot', () => {
    const lost = hear(heard, alive(2, false), 2_000);
    expect(lost.isStopped).toBe(true);
    expect(hear(lost, alive(3), 3_000).isStopped).toBe(true);
    expect(mayOpen(hear(lost, snapshot(4), 4_000), 5)).toBe(true);
  });

  it('a snapshot without silence stops nothing', () => {
    expect(mayOpen(hear(heard, snapshot(2), 2_000), 1)).toBe(true);
  });

  it('a clock that goes back makes no source younger', () => {
    expect(hear(heard, alive(2), 500).lastHeardMs).toBe(1_000);
  });
});
