import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../caller-network.ts';
import { createFloodLimit } from './flood-limit.ts';

const minuteMs = 60_000;
const limitOf = (requestsMax: number, addressesMax = 100) =>
  createFloodLimit({ requestsMax, windowMs: minuteMs, addressesMax });

describe('the flood limit', () => {
  it('lets so many requests of an address pass in a window, and says when the next may come', () => {
    const limit = limitOf(3);
    const startedMs = 1_000_000;
    for (let request = 0; request < 3; request += 1)
      expect(limit.count('192.0.2.1', startedMs + request)).toBe(0);
    expect(limit.count('192.0.2.1', startedMs + 15_000)).toBe(45_000);
    expect(limit.count('192.0.2.2', startedMs + 15_000)).toBe(0);
    expect(limit.count('192.0.2.1', startedMs + minuteMs - 1)).toBe(1);
    expect(limit.count('192.0.2.1', startedMs + minuteMs)).toBe(0);
  });

  it('counts anew in each window, also after a refusal', () => {
    const limit = limitOf(1);
    const passed = [0, 1, minuteMs, minuteMs + 1, 3 * minuteMs].map(
      (nowMs) => limit.count('192.0.2.1', nowMs) === 0,
    );
    expect(passed).toEqual([true, false, true, false, true]);
  });

  it('makes nobody wait longer than a window when the clock is set back', () => {
    const limit = limitOf(1);
    limit.count('192.0.2.1', 10 * minuteMs);
    expect(limit.count('192.0.2.1', minuteMs)).toBe(0);
    expect(limit.count('192.0.2.1', minuteMs + 1)).toBe(minuteMs - 1);
  });

  it('remembers a bounded number of addresses, forgets the first, and all of them with the window', () => {
    const limit = limitOf(1, 3);
    for (const last of [1, 2, 3, 4, 5]) limit.count(`192.0.2.${last}`, 0);
    expect(limit.size).toBe(3);
    expect(limit.count('192.0.2.5', 1)).toBeGreaterThan(0);
    expect(limit.count('192.0.2.1', 1)).toBe(0);
    expect(limit.size).toBe(3);
    limit.count('192.0.2.9', minuteMs);
    expect(limit.size).toBe(1);
  });

  it('never lets more pass than the window allows, whoever asks in whatever order', () => {
    const request = fc.record({
      address: fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2'),
      waitMs: fc.integer({ min: 0, max: 5000 }),
    });
    fc.assert(
      fc.property(
        fc.array(request, { maxLength: 80 }),
        fc.integer({ min: 1, max: 9 }),
        (all, max) => {
          const limit = limitOf(max);
          const passed = new Map<string, number>();
          let nowMs = 0;
          for (const { address, waitMs } of all) {
            nowMs = Math.min(nowMs + waitMs, minuteMs - 1);
            if (limit.count(address, nowMs) > 0) continue;
            const network = networkOf(address);
            passed.set(network, (passed.get(network) ?? 0) + 1);
          }
          expect(Math.max(0, ...passed.values())).toBeLessThanOrEqual(max);
        },
      ),
    );
  });
});
